CREATE TABLE "league" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "league_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"country" text,
	CONSTRAINT "league_source_source_id_unique" UNIQUE("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"position" text,
	CONSTRAINT "player_source_source_id_unique" UNIQUE("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "season" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" integer NOT NULL,
	"name" text NOT NULL,
	"league_name" text NOT NULL,
	CONSTRAINT "season_league_id_name_unique" UNIQUE("league_id","name")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"abbr" text,
	"country" text,
	"club" text,
	CONSTRAINT "team_source_source_id_unique" UNIQUE("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "feed_push" (
	"signature" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_quarantine" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"place" text NOT NULL,
	"reason" text NOT NULL,
	"raw" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action" (
	"match_id" integer NOT NULL,
	"place" integer NOT NULL,
	"period" text NOT NULL,
	"second" real NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"player" text,
	"x" real NOT NULL,
	"y" real NOT NULL,
	"to_x" real,
	"to_y" real,
	"success" boolean,
	CONSTRAINT "action_match_id_place_pk" PRIMARY KEY("match_id","place")
);
--> statement-breakpoint
CREATE TABLE "incident" (
	"match_id" integer NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	"period" text,
	"minute" smallint,
	"added" smallint,
	"seconds" real,
	"kind" text NOT NULL,
	"side" text,
	"player_id" text,
	"player" text,
	"other" text,
	"score_home" integer,
	"score_away" integer,
	"text" text,
	"x" real,
	"y" real,
	"state" text DEFAULT 'current' NOT NULL,
	"reason" text,
	"version" bigint DEFAULT -1 NOT NULL,
	CONSTRAINT "incident_match_id_key_pk" PRIMARY KEY("match_id","key")
);
--> statement-breakpoint
CREATE TABLE "lineup" (
	"match_id" integer NOT NULL,
	"side" text NOT NULL,
	"formation" text,
	"coach" text,
	"players" jsonb NOT NULL,
	"version" bigint DEFAULT -1 NOT NULL,
	CONSTRAINT "lineup_match_id_side_pk" PRIMARY KEY("match_id","side")
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"game_id" integer NOT NULL,
	"league_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"home_id" integer NOT NULL,
	"away_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"time_known" boolean NOT NULL,
	"date" date NOT NULL,
	"moved_from" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"round" text,
	"stage" text,
	"group_name" text,
	"venue" text,
	"best_of" smallint,
	"demo" boolean DEFAULT false NOT NULL,
	"fixture_version" bigint DEFAULT -1 NOT NULL,
	"status" text DEFAULT 'notStarted' NOT NULL,
	"phase" text,
	"clock" jsonb,
	"score_home" integer,
	"score_away" integer,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"winner" text,
	"note" text,
	"state_version" bigint DEFAULT -1 NOT NULL,
	"amended" text,
	"heard_at" timestamp with time zone NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"has_incidents" boolean DEFAULT false NOT NULL,
	"has_statistics" boolean DEFAULT false NOT NULL,
	"has_player_statistics" boolean DEFAULT false NOT NULL,
	"has_lineups" boolean DEFAULT false NOT NULL,
	"has_actions" boolean DEFAULT false NOT NULL,
	CONSTRAINT "match_source_source_id_unique" UNIQUE("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "match_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"part" text NOT NULL,
	"ref" text
);
--> statement-breakpoint
CREATE TABLE "match_statistics" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"statistics" jsonb NOT NULL,
	"version" bigint DEFAULT -1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stream" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tick" (
	"version" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "season" ADD CONSTRAINT "season_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action" ADD CONSTRAINT "action_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incident" ADD CONSTRAINT "incident_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineup" ADD CONSTRAINT "lineup_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_home_id_team_id_fk" FOREIGN KEY ("home_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_away_id_team_id_fk" FOREIGN KEY ("away_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_statistics" ADD CONSTRAINT "match_statistics_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_starts_at_index" ON "match" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "match_date_index" ON "match" USING btree ("date");--> statement-breakpoint
CREATE INDEX "match_season_id_index" ON "match" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "match_home_id_starts_at_index" ON "match" USING btree ("home_id","starts_at");--> statement-breakpoint
CREATE INDEX "match_away_id_starts_at_index" ON "match" USING btree ("away_id","starts_at");--> statement-breakpoint
CREATE INDEX "match_live_index" ON "match" USING btree ("game_id") WHERE status in ('live', 'interrupted');--> statement-breakpoint
CREATE INDEX "match_upcoming_index" ON "match" USING btree ("starts_at") WHERE status = 'notStarted';--> statement-breakpoint
CREATE INDEX "match_moved_index" ON "match" USING btree ("id") WHERE moved_from <> '{}';