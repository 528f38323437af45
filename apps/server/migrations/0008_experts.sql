CREATE TABLE "expert" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"introduction" text NOT NULL,
	"game_ids" integer[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"applied_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "expert_record" (
	"expert_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"counted" integer NOT NULL,
	"won" integer NOT NULL,
	"accuracy" double precision,
	"bound" double precision NOT NULL,
	"yield" double precision,
	"streak" integer NOT NULL,
	"best_streak" integer NOT NULL,
	"recent" jsonb NOT NULL,
	CONSTRAINT "expert_record_expert_id_game_id_pk" PRIMARY KEY("expert_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"expert_id" integer NOT NULL,
	"match_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"planned_start" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"label" text NOT NULL,
	"play_type" text NOT NULL,
	"level" text NOT NULL,
	"pick" text NOT NULL,
	"line" double precision,
	"odds" double precision NOT NULL,
	"price" integer NOT NULL,
	"refund" boolean NOT NULL,
	"viewing" text NOT NULL,
	"state" text DEFAULT 'underReview' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"released_at" timestamp with time zone,
	"position" integer,
	"salt" text,
	"previous" text,
	"seal" text,
	"result" text,
	"rule" text,
	"score_home" integer,
	"score_away" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "plan_price" CHECK ("plan"."price" between 0 and 10000),
	CONSTRAINT "plan_sealed" CHECK (("plan"."released_at" is null) = ("plan"."seal" is null))
);
--> statement-breakpoint
CREATE TABLE "plan_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"by" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"price" integer NOT NULL,
	"key" text NOT NULL,
	"hold_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"refunded" text,
	"refunded_at" timestamp with time zone,
	"refunded_by" integer
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"cause" text NOT NULL,
	"result" text NOT NULL,
	"rule" text NOT NULL,
	"score_home" integer,
	"score_away" integer,
	"captured" integer NOT NULL,
	"released" integer NOT NULL,
	"expert_share" integer NOT NULL,
	"house_share" integer NOT NULL,
	"unclaimed" integer NOT NULL,
	"reason" text,
	"by" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expert" ADD CONSTRAINT "expert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_expert_id_expert_account_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expert_state" ON "expert" USING btree ("state","applied_at");--> statement-breakpoint
CREATE INDEX "expert_record_bound" ON "expert_record" USING btree ("game_id","bound");--> statement-breakpoint
CREATE INDEX "plan_expert" ON "plan" USING btree ("expert_id","id");--> statement-breakpoint
CREATE INDEX "plan_match" ON "plan" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "plan_state" ON "plan" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "plan_unsettled" ON "plan" USING btree ("match_id") WHERE released_at is not null and result is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_position" ON "plan" USING btree ("expert_id","position");--> statement-breakpoint
CREATE INDEX "plan_change_plan" ON "plan_change" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_once" ON "purchase" USING btree ("plan_id","buyer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_key" ON "purchase" USING btree ("buyer_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_hold" ON "purchase" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "purchase_buyer" ON "purchase" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_revision" ON "settlement" USING btree ("plan_id","revision");--> statement-breakpoint
-- apply sql/experts/buy_plan.sql 5fa4638c
--> statement-breakpoint
CREATE TRIGGER plan_change_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_change" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER settlement_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "settlement" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- apply sql/experts/refuse_unsealing.sql 6de2c5e5
--> statement-breakpoint
CREATE TRIGGER plan_stays_sealed BEFORE UPDATE ON "plan" FOR EACH ROW EXECUTE FUNCTION refuse_unsealing();
