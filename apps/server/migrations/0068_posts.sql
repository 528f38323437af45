CREATE SCHEMA IF NOT EXISTS posts;
--> statement-breakpoint
CREATE TABLE "comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"mentions" integer[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"parent_id" integer,
	"answers_id" integer,
	"replies" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"hot" integer NOT NULL,
	CONSTRAINT "comment_answers_below" CHECK (("comment"."parent_id" is null) = ("comment"."answers_id" is null))
);
--> statement-breakpoint
CREATE TABLE "discussion" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"game_id" integer,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"hot" integer,
	CONSTRAINT "discussion_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "liking" (
	"kind" text NOT NULL,
	"liked_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"liked" boolean NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "liking_kind_liked_id_account_id_pk" PRIMARY KEY("kind","liked_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "post" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"mentions" integer[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"game_id" integer,
	"match_id" integer,
	"pictures" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_picture" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"post_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writing_appeal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_appeal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"removal_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "writing_appeal_decided" CHECK (("writing_appeal"."state" = 'open') = ("writing_appeal"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "writing_removal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_removal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"writing_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"rule" text NOT NULL,
	"reason" text NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "writing_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "writing_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"writing_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"said" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decision" text,
	"answer" text,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	CONSTRAINT "writing_report_once" UNIQUE("reporter_id","kind","writing_id"),
	CONSTRAINT "writing_report_closed" CHECK (("writing_report"."decision" is null) = ("writing_report"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liking" ADD CONSTRAINT "liking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_appeal" ADD CONSTRAINT "writing_appeal_removal_id_writing_removal_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."writing_removal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_appeal" ADD CONSTRAINT "writing_appeal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_appeal" ADD CONSTRAINT "writing_appeal_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_removal" ADD CONSTRAINT "writing_removal_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_removal" ADD CONSTRAINT "writing_removal_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_report" ADD CONSTRAINT "writing_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_report" ADD CONSTRAINT "writing_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_report" ADD CONSTRAINT "writing_report_closed_by_account_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comment_key" ON "comment" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "comment_account" ON "comment" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "comment_hot" ON "comment" USING btree ("kind","subject_id","hot","id") WHERE parent_id is null and (state = 'shown' or replies > 0);--> statement-breakpoint
CREATE INDEX "comment_new" ON "comment" USING btree ("kind","subject_id","id") WHERE parent_id is null and (state = 'shown' or replies > 0);--> statement-breakpoint
CREATE INDEX "comment_answers" ON "comment" USING btree ("parent_id","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "discussion_hot" ON "discussion" USING btree ("kind","hot","subject_id") WHERE hot is not null;--> statement-breakpoint
CREATE INDEX "discussion_game_hot" ON "discussion" USING btree ("kind","game_id","hot","subject_id") WHERE hot is not null;--> statement-breakpoint
CREATE INDEX "liking_due" ON "liking" USING btree ("kind","liked_id") WHERE not (liked and counted);--> statement-breakpoint
CREATE INDEX "liking_account" ON "liking" USING btree ("account_id","at") WHERE liked;--> statement-breakpoint
CREATE UNIQUE INDEX "post_key" ON "post" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "post_account" ON "post" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "post_new" ON "post" USING btree ("id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "post_game_new" ON "post" USING btree ("game_id","id") WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX "post_picture_unused" ON "post_picture" USING btree ("at") WHERE post_id is null;--> statement-breakpoint
CREATE INDEX "post_picture_account" ON "post_picture" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "writing_appeal_removal" ON "writing_appeal" USING btree ("removal_id");--> statement-breakpoint
CREATE INDEX "writing_appeal_open" ON "writing_appeal" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "writing_removal_account" ON "writing_removal" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "writing_report_writing" ON "writing_report" USING btree ("kind","writing_id");--> statement-breakpoint
CREATE INDEX "writing_report_open" ON "writing_report" USING btree ("id") WHERE closed_at is null;
--> statement-breakpoint
-- apply sql/posts/hot_score.sql 0fefe20a
--> statement-breakpoint
-- apply sql/posts/discussion.sql b5c601dc
