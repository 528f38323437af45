CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"username" text NOT NULL,
	"email" text,
	"area_code" text,
	"mobile" text,
	"password" text,
	"roles" text[] DEFAULT '{user}' NOT NULL,
	"agreed_version" text,
	"agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_link" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_link_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "attempt" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ban" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ban_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reason" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"banned_by" integer NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" integer
);
--> statement-breakpoint
CREATE TABLE "bind_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text,
	"return_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"misses" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"channel" text NOT NULL,
	"code" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_flow" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text,
	"verifier" text,
	"return_to" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "match_favourite" (
	"account_id" integer NOT NULL,
	"match_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_favourite_account_id_match_id_pk" PRIMARY KEY("account_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "channel" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"brand" text NOT NULL,
	"zone" text NOT NULL,
	"manager_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_download" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"visitor_id" uuid NOT NULL,
	"account_id" integer,
	"platform" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"filtered" text
);
--> statement-breakpoint
CREATE TABLE "channel_registration" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"channel_id" integer NOT NULL,
	"visitor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"filtered" text
);
--> statement-breakpoint
CREATE TABLE "channel_statement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"raw_visits" integer NOT NULL,
	"visits" integer NOT NULL,
	"registered_visits" integer NOT NULL,
	"registrations" integer NOT NULL,
	"downloads" integer NOT NULL,
	"first_recharges" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_visit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_visit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"visitor_id" uuid NOT NULL,
	"person_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"referrer" text NOT NULL,
	"account_id" integer,
	"filtered" text,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"account_id" integer NOT NULL,
	"roles" text[] NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"contact" text,
	"at" timestamp with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "follow" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_account_id_kind_target_id_pk" PRIMARY KEY("account_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cause" text,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"avatar" text,
	"signature" text DEFAULT '' NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"invite_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban" ADD CONSTRAINT "ban_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban" ADD CONSTRAINT "ban_banned_by_account_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ban" ADD CONSTRAINT "ban_lifted_by_account_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_favourite" ADD CONSTRAINT "match_favourite_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_favourite" ADD CONSTRAINT "match_favourite_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_manager_id_account_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_download" ADD CONSTRAINT "channel_download_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_download" ADD CONSTRAINT "channel_download_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_registration" ADD CONSTRAINT "channel_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_registration" ADD CONSTRAINT "channel_registration_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_statement" ADD CONSTRAINT "channel_statement_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_visit" ADD CONSTRAINT "channel_visit_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_visit" ADD CONSTRAINT "channel_visit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow" ADD CONSTRAINT "follow_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "account_mobile" ON "account" USING btree ("area_code","mobile");--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_seen" ON "account" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "account_roles" ON "account" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "account_username_parts" ON "account" USING gin (lower("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_email_parts" ON "account" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_mobile_parts" ON "account" USING gin ("mobile" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_link_account" ON "account_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "attempt_expires" ON "attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ban_account" ON "ban" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "code_address" ON "code" USING btree ("address","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_message_to" ON "outbox_message" USING btree ("to","id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_code" ON "channel" USING btree ("code");--> statement-breakpoint
CREATE INDEX "channel_manager" ON "channel" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "channel_download_day" ON "channel_download" USING btree ("channel_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_download_counted" ON "channel_download" USING btree ("channel_id","visitor_id") WHERE "channel_download"."filtered" is null;--> statement-breakpoint
CREATE INDEX "channel_registration_day" ON "channel_registration" USING btree ("channel_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_statement_day" ON "channel_statement" USING btree ("channel_id","day");--> statement-breakpoint
CREATE INDEX "channel_visit_day" ON "channel_visit" USING btree ("channel_id","day");--> statement-breakpoint
CREATE INDEX "channel_visit_visitor" ON "channel_visit" USING btree ("visitor_id","at");--> statement-breakpoint
CREATE INDEX "channel_visit_person" ON "channel_visit" USING btree ("channel_id","day","person_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "channel_visit_counted" ON "channel_visit" USING btree ("channel_id","day","visitor_id") WHERE "channel_visit"."filtered" is null;--> statement-breakpoint
CREATE INDEX "audit_entry_target" ON "audit_entry" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "feedback_state" ON "feedback" USING btree ("done","id");--> statement-breakpoint
CREATE INDEX "follow_target" ON "follow" USING btree ("kind","target_id","at");--> statement-breakpoint
CREATE INDEX "invitation_inviter" ON "invitation" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("account_id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_cause" ON "notice" USING btree ("account_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_invite" ON "profile" USING btree ("invite_code");--> statement-breakpoint
-- apply sql/platform/refuse_change.sql e9af4b78
--> statement-breakpoint
CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
