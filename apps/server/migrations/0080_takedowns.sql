CREATE TABLE "hidden_replay" (
	"broadcast_id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "takedown" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takedown_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"name" text NOT NULL,
	"organisation" text NOT NULL,
	"email" text NOT NULL,
	"capacity" text NOT NULL,
	"holder" text NOT NULL,
	"work" text NOT NULL,
	"signature" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "takedown_decided" CHECK (("takedown"."state" = 'open') = ("takedown"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "takedown_counter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takedown_counter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"takedown_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"signature" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "takedown_counter_decided" CHECK (("takedown_counter"."state" = 'open') = ("takedown_counter"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "takedown_target" (
	"takedown_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"author_id" integer,
	"down" boolean DEFAULT false NOT NULL,
	CONSTRAINT "takedown_target_takedown_id_kind_key_pk" PRIMARY KEY("takedown_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "takedown" ADD CONSTRAINT "takedown_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown" ADD CONSTRAINT "takedown_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_counter" ADD CONSTRAINT "takedown_counter_takedown_id_takedown_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedown"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_counter" ADD CONSTRAINT "takedown_counter_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_counter" ADD CONSTRAINT "takedown_counter_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_target" ADD CONSTRAINT "takedown_target_takedown_id_takedown_id_fk" FOREIGN KEY ("takedown_id") REFERENCES "public"."takedown"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takedown_target" ADD CONSTRAINT "takedown_target_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "takedown_waiting" ON "takedown" USING btree ("id") WHERE state in ('open', 'countered');--> statement-breakpoint
CREATE UNIQUE INDEX "takedown_counter_once" ON "takedown_counter" USING btree ("takedown_id","account_id");--> statement-breakpoint
CREATE INDEX "takedown_target_author" ON "takedown_target" USING btree ("author_id","takedown_id");--> statement-breakpoint
CREATE INDEX "takedown_target_down" ON "takedown_target" USING btree ("kind","key") WHERE down;--> statement-breakpoint
-- apply sql/live/replayable.sql 0e24b0bf
