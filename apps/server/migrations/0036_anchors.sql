CREATE TABLE "anchor" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"real_name" text,
	"birth_date" text,
	"age" smallint,
	"agreed_rules" text,
	"agreed_at" timestamp with time zone,
	"reason" text,
	"applied_at" timestamp with time zone NOT NULL,
	"recommended_at" timestamp with time zone,
	"recommended_by" integer,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"approved_at" timestamp with time zone,
	"rights" text[] DEFAULT '{}' NOT NULL,
	"ban_reason" text,
	"banned_until" timestamp with time zone,
	"banned_at" timestamp with time zone,
	"banned_by" integer,
	"authorised_address" text,
	"introduction" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"detail_pictures" text[] DEFAULT '{}' NOT NULL,
	"cover" text,
	"title" text DEFAULT '' NOT NULL,
	"match_id" integer,
	"label" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"link_id" integer,
	"paid" boolean DEFAULT false NOT NULL,
	"price" integer DEFAULT 100 NOT NULL,
	"preview_seconds" smallint DEFAULT 60 NOT NULL,
	CONSTRAINT "anchor_ban" CHECK (("anchor"."ban_reason" is null) = ("anchor"."banned_at" is null))
);
--> statement-breakpoint
CREATE TABLE "anchor_document" (
	"account_id" integer NOT NULL,
	"side" smallint NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "anchor_document_account_id_side_pk" PRIMARY KEY("account_id","side")
);
--> statement-breakpoint
CREATE TABLE "broadcast" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "broadcast_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"anchor_id" integer NOT NULL,
	"title" text NOT NULL,
	"cover" text,
	"match_id" integer,
	"label" text,
	"language" text NOT NULL,
	"source" text,
	"price" integer,
	"preview_seconds" smallint NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"on_air_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"reason" text,
	"cut_by" integer,
	CONSTRAINT "broadcast_price" CHECK (price between 1 and 10000),
	CONSTRAINT "broadcast_ended" CHECK (("broadcast"."ended_at" is null) = ("broadcast"."ended_by" is null))
);
--> statement-breakpoint
CREATE TABLE "live_link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"language" text NOT NULL,
	"priority" smallint NOT NULL,
	"pro" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"anchor_id" integer NOT NULL,
	"match_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reservation_reminder" (
	"reservation_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_reminder_reservation_id_account_id_pk" PRIMARY KEY("reservation_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "anchor" ADD CONSTRAINT "anchor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor" ADD CONSTRAINT "anchor_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor" ADD CONSTRAINT "anchor_link_id_live_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."live_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_document" ADD CONSTRAINT "anchor_document_account_id_anchor_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."anchor"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_anchor_id_anchor_account_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."anchor"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcast" ADD CONSTRAINT "broadcast_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_link" ADD CONSTRAINT "live_link_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_anchor_id_anchor_account_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."anchor"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_reminder" ADD CONSTRAINT "reservation_reminder_reservation_id_reservation_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anchor_state" ON "anchor" USING btree ("state","applied_at");--> statement-breakpoint
CREATE INDEX "anchor_link" ON "anchor" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_open" ON "broadcast" USING btree ("anchor_id") WHERE "broadcast"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "broadcast_anchor" ON "broadcast" USING btree ("anchor_id","id");--> statement-breakpoint
CREATE INDEX "broadcast_match" ON "broadcast" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "live_link_match" ON "live_link" USING btree ("match_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reservation_once" ON "reservation" USING btree ("anchor_id","match_id") WHERE "reservation"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "reservation_anchor" ON "reservation" USING btree ("anchor_id","id");--> statement-breakpoint
CREATE INDEX "reservation_match" ON "reservation" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "reservation_reminder_account" ON "reservation_reminder" USING btree ("account_id");--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS anchors;
--> statement-breakpoint
-- apply sql/anchors/anchor.sql 63239c31
--> statement-breakpoint
-- apply sql/anchors/broadcast.sql 15c81b05
--> statement-breakpoint
-- Who was given the role before there were applications.
INSERT INTO anchor (account_id, state, introduction, applied_at, approved_at)
SELECT id, 'approved', '', created_at, created_at FROM account WHERE 'anchor' = ANY (roles) AND deleted_at IS NULL;
