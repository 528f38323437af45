CREATE TABLE "library_season" (
	"season_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"rules" integer NOT NULL,
	"first_day" date,
	"last_day" date,
	"matches" integer NOT NULL,
	"played" integer NOT NULL,
	"teams" integer NOT NULL,
	"sections" text[] NOT NULL,
	"champion_id" integer
);
--> statement-breakpoint
CREATE TABLE "season_change" (
	"season_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
-- apply sql/matches/season_change.sql 75bb5cc0
