CREATE SEQUENCE "public"."room_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "live_preview" (
	"broadcast_id" integer NOT NULL,
	"viewer" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_preview_broadcast_id_viewer_pk" PRIMARY KEY("broadcast_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "live_unlock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_unlock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"broadcast_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"price" integer NOT NULL,
	"key" text NOT NULL,
	"hold_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"share" smallint,
	"refunded" text,
	"refunded_at" timestamp with time zone,
	"refunded_by" integer
);
--> statement-breakpoint
CREATE TABLE "room" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"broadcast_id" integer,
	"title" text DEFAULT '' NOT NULL,
	"match_id" integer,
	"viewers" integer DEFAULT 0 NOT NULL,
	"v" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"broadcast_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"closed_by" integer,
	"closed_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "room_report_closed" CHECK (("room_report"."answer" is null) = ("room_report"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "stream_key" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"stream" text NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream_session" (
	"stream" text NOT NULL,
	"recording" text NOT NULL,
	"account_id" integer NOT NULL,
	"broadcast_id" integer,
	"engine" text DEFAULT 'own' NOT NULL,
	"session" uuid NOT NULL,
	"state" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"resumed_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "stream_session_stream_recording_pk" PRIMARY KEY("stream","recording")
);
--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_report" ADD CONSTRAINT "room_report_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stream_key" ADD CONSTRAINT "stream_key_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_unlock_once" ON "live_unlock" USING btree ("broadcast_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_unlock_key" ON "live_unlock" USING btree ("account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "live_unlock_hold" ON "live_unlock" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "room_on" ON "room" USING btree ("viewers") WHERE state in ('live', 'interrupted');--> statement-breakpoint
CREATE UNIQUE INDEX "room_report_once" ON "room_report" USING btree ("broadcast_id","account_id");--> statement-breakpoint
CREATE INDEX "room_report_open" ON "room_report" USING btree ("id") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stream_key_stream" ON "stream_key" USING btree ("stream");--> statement-breakpoint
CREATE INDEX "stream_session_broadcast" ON "stream_session" USING btree ("broadcast_id");--> statement-breakpoint
CREATE INDEX "stream_session_open" ON "stream_session" USING btree ("account_id") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "stream_session_kept" ON "stream_session" USING btree ("began_at") WHERE forgotten_at is null;--> statement-breakpoint
-- apply sql/live/unlock_room.sql bf58b1d0
--> statement-breakpoint
-- apply sql/live/unlock_rooms.sql c9df2eae
