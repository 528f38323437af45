CREATE TABLE "match_line" (
	"match_id" integer NOT NULL,
	"of" text NOT NULL,
	"subject_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"season_id" integer NOT NULL,
	"side" text NOT NULL,
	"figures" jsonb NOT NULL,
	"weapons" jsonb,
	CONSTRAINT "match_line_match_id_of_subject_id_pk" PRIMARY KEY("match_id","of","subject_id")
);
--> statement-breakpoint
CREATE TABLE "match_lined" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"edition" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_line" (
	"season_id" integer NOT NULL,
	"of" text NOT NULL,
	"subject_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"matches" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"weapons" jsonb,
	CONSTRAINT "season_line_season_id_of_subject_id_team_id_pk" PRIMARY KEY("season_id","of","subject_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "match_line" ADD CONSTRAINT "match_line_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_line" ADD CONSTRAINT "match_line_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_line" ADD CONSTRAINT "match_line_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_lined" ADD CONSTRAINT "match_lined_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_line" ADD CONSTRAINT "season_line_season_id_season_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."season"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_line" ADD CONSTRAINT "season_line_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_line_subject" ON "match_line" USING btree ("of","subject_id","season_id","team_id");--> statement-breakpoint
CREATE INDEX "match_line_season" ON "match_line" USING btree ("season_id","of");--> statement-breakpoint
CREATE INDEX "season_line_subject" ON "season_line" USING btree ("of","subject_id");--> statement-breakpoint
-- apply sql/catalogue/player.sql e9f37ccc
--> statement-breakpoint
-- apply sql/catalogue/players_of.sql 48cdf87c
--> statement-breakpoint
-- apply sql/catalogue/seasons_of.sql b92230b1
--> statement-breakpoint
-- apply sql/catalogue/who_is.sql 3f62f310
--> statement-breakpoint
-- apply sql/matches/match.sql c29d9f1b
--> statement-breakpoint
-- apply sql/matches/incident.sql b841945a
--> statement-breakpoint
-- apply sql/matches/lineup.sql 30a30a95
--> statement-breakpoint
-- apply sql/matches/statistics.sql 6fc6d3cc
--> statement-breakpoint
-- apply sql/matches/sheet.sql 8d768c86
--> statement-breakpoint
-- Who plays alone is a player, too; a pair is none.
INSERT INTO "player" ("game_id", "source", "source_id", "name")
SELECT DISTINCT ON ("source", coalesce("club", "source_id")) "game_id", "source", coalesce("club", "source_id"), "name"
FROM "team" WHERE "game_id" IN (203, 204, 207, 208, 28, 23, 21, 18, 15, 9) AND NOT "undecided" AND "name" NOT LIKE '% / %'
ORDER BY "source", coalesce("club", "source_id"), "id" ON CONFLICT DO NOTHING;
