CREATE TABLE "video" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"author_id" integer NOT NULL,
	"game_id" smallint NOT NULL,
	"match_id" integer,
	"incident" text,
	"title" text NOT NULL,
	"neutral_title" text,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"broadcast_id" integer,
	"cut_from" timestamp with time zone,
	"cut_to" timestamp with time zone,
	"file" text NOT NULL,
	"failure" text,
	"key" text,
	"heights" smallint[] NOT NULL,
	"seconds" double precision,
	"width" smallint,
	"height" smallint,
	"poster" jsonb,
	"neutral_poster" jsonb,
	"sheet" jsonb,
	"poster_at" double precision,
	CONSTRAINT "video_when" CHECK ((state = 'scheduled') = (publish_at is not null)),
	CONSTRAINT "video_published" CHECK (state <> 'published' or (published_at is not null and key is not null)),
	CONSTRAINT "video_plays" CHECK (key is null or (seconds is not null and width is not null and height is not null)),
	CONSTRAINT "video_failed" CHECK ((file = 'failed') = (failure is not null)),
	CONSTRAINT "video_incident" CHECK (incident is null or match_id is not null),
	CONSTRAINT "video_cut" CHECK ((broadcast_id is null) = (cut_from is null) and (cut_from is null) = (cut_to is null))
);
--> statement-breakpoint
CREATE TABLE "video_caption" (
	"video_id" integer NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_caption_video_id_locale_pk" PRIMARY KEY("video_id","locale")
);
--> statement-breakpoint
CREATE TABLE "video_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"source" text,
	"bytes" bigint,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"worker" uuid,
	"leased_until" timestamp with time zone,
	"failure" text,
	"log" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "video_job_leased" CHECK ((state = 'running') = (worker is not null))
);
--> statement-breakpoint
CREATE TABLE "video_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"video_id" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"by_id" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" integer NOT NULL,
	"by_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"writer" uuid,
	"writer_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "video_views" (
	"video_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_waste" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_caption" ADD CONSTRAINT "video_caption_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_job" ADD CONSTRAINT "video_job_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_step" ADD CONSTRAINT "video_step_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_step" ADD CONSTRAINT "video_step_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_upload" ADD CONSTRAINT "video_upload_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_upload" ADD CONSTRAINT "video_upload_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_views" ADD CONSTRAINT "video_views_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_newest" ON "video" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "video_of_game" ON "video" USING btree ("game_id","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "video_author" ON "video" USING btree ("author_id","published_at");--> statement-breakpoint
CREATE INDEX "video_match" ON "video" USING btree ("match_id") WHERE match_id is not null;--> statement-breakpoint
CREATE INDEX "video_scheduled" ON "video" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "video_review" ON "video" USING btree ("id") WHERE state = 'review';--> statement-breakpoint
CREATE UNIQUE INDEX "video_key" ON "video" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "video_job_open" ON "video_job" USING btree ("video_id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "video_job_due" ON "video_job" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "video_step_video" ON "video_step" USING btree ("video_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_upload_video" ON "video_upload" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_upload_by" ON "video_upload" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "video_upload_expires" ON "video_upload" USING btree ("expires_at");--> statement-breakpoint
-- apply sql/live/recording.sql b544844e
-- apply sql/live/room.sql aa6c4f26
