CREATE TABLE "chat_action" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"room_id" integer,
	"account_id" integer,
	"message_id" integer,
	"rule" text,
	"reason" text,
	"by_role" text NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by" integer
);
--> statement-breakpoint
CREATE TABLE "chat_appeal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_appeal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "chat_appeal_decided" CHECK (("chat_appeal"."state" = 'open') = ("chat_appeal"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"v" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"gift" jsonb,
	"reply_to" integer,
	"playhead" timestamp with time zone,
	"label" text,
	"level" smallint NOT NULL,
	"key" text NOT NULL,
	"hidden_v" bigint,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	"action_id" integer,
	CONSTRAINT "chat_message_is_hidden" CHECK (num_nulls("chat_message"."hidden_v", "chat_message"."hidden_at", "chat_message"."hidden_by") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "chat_moderator" (
	"room_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_moderator_room_id_account_id_pk" PRIMARY KEY("room_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"about" text NOT NULL,
	"room_id" integer NOT NULL,
	"account_id" integer,
	"message_id" integer,
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_report_once" UNIQUE NULLS NOT DISTINCT("reporter_id","about","room_id","account_id","message_id"),
	CONSTRAINT "chat_report_closed" CHECK (("chat_report"."answer" is null) = ("chat_report"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_room_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"match_id" integer,
	"anchor_id" integer,
	"v" bigint DEFAULT 0 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"minimum_level" smallint DEFAULT 0 NOT NULL,
	"minimum_gold" integer DEFAULT 0 NOT NULL,
	"slow" smallint DEFAULT 0 NOT NULL,
	"followers_only" integer,
	"links" boolean DEFAULT true NOT NULL,
	"rules_v" bigint DEFAULT 0 NOT NULL,
	"raised_slow" smallint,
	"raised_until" timestamp with time zone,
	"last_at" timestamp with time zone,
	CONSTRAINT "chat_room_of" CHECK (num_nonnulls("chat_room"."match_id", "chat_room"."anchor_id") = 1),
	CONSTRAINT "chat_room_raised" CHECK (("chat_room"."raised_slow" is null) = ("chat_room"."raised_until" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_word" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"except" text[] DEFAULT '{}' NOT NULL,
	"added_by" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "block" (
	"account_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "block_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "chat_action" ADD CONSTRAINT "chat_action_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_action" ADD CONSTRAINT "chat_action_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_action" ADD CONSTRAINT "chat_action_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_action" ADD CONSTRAINT "chat_action_lifted_by_account_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_appeal" ADD CONSTRAINT "chat_appeal_action_id_chat_action_id_fk" FOREIGN KEY ("action_id") REFERENCES "public"."chat_action"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_appeal" ADD CONSTRAINT "chat_appeal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_appeal" ADD CONSTRAINT "chat_appeal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_moderator" ADD CONSTRAINT "chat_moderator_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_moderator" ADD CONSTRAINT "chat_moderator_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_word" ADD CONSTRAINT "chat_word_added_by_account_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "block" ADD CONSTRAINT "block_blocked_id_account_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_action_account" ON "chat_action" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "chat_action_mutes" ON "chat_action" USING btree ("account_id") WHERE kind = 'mute' and lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_appeal_action" ON "chat_appeal" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "chat_appeal_open" ON "chat_appeal" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_version" ON "chat_message" USING btree ("room_id","v");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "chat_message" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "chat_message_account" ON "chat_message" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_moment" ON "chat_message" USING btree ("room_id",coalesce("playhead", "at"));--> statement-breakpoint
CREATE INDEX "chat_message_hidden" ON "chat_message" USING btree ("room_id","hidden_v") WHERE hidden_v is not null;--> statement-breakpoint
CREATE INDEX "chat_message_old" ON "chat_message" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_room_name" ON "chat_room" USING btree ("name");--> statement-breakpoint
CREATE INDEX "chat_room_last" ON "chat_room" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_word_word" ON "chat_word" USING btree ("word");--> statement-breakpoint
CREATE INDEX "block_blocked" ON "block" USING btree ("blocked_id");--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS chat;
--> statement-breakpoint
-- apply sql/users/block.sql 5a372fc4
--> statement-breakpoint
-- apply sql/chat/say_gift.sql 6f946f7a
--> statement-breakpoint
-- apply sql/users/follow.sql 50472a09
--> statement-breakpoint
-- apply sql/wallet/purse.sql aac031ac
