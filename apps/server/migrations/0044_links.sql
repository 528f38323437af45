CREATE TABLE "link" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"row_id" integer NOT NULL,
	"shown_id" integer NOT NULL,
	"by" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"brought_by" integer,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"ended_reason" text,
	"ended_for" integer,
	CONSTRAINT "link_leads_on" CHECK (row_id <> shown_id)
);
--> statement-breakpoint
CREATE TABLE "not_same" (
	"kind" text NOT NULL,
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"by" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_same_kind_one_id_other_id_pk" PRIMARY KEY("kind","one_id","other_id"),
	CONSTRAINT "not_same_order" CHECK (one_id < other_id)
);
--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "same_as" integer;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "same_as" integer;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "same_as" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "link_open" ON "link" USING btree ("kind","row_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "link_shown" ON "link" USING btree ("kind","shown_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "link_replaced" ON "link" USING btree ("ended_for") WHERE ended_for is not null;--> statement-breakpoint
CREATE INDEX "not_same_other" ON "not_same" USING btree ("kind","other_id");--> statement-breakpoint
CREATE INDEX "league_same_index" ON "league" USING btree ("same_as") WHERE same_as is not null;--> statement-breakpoint
CREATE INDEX "player_same_index" ON "player" USING btree ("same_as") WHERE same_as is not null;--> statement-breakpoint
CREATE INDEX "team_same_index" ON "team" USING btree ("same_as") WHERE same_as is not null;--> statement-breakpoint
-- apply sql/catalogue/team.sql 91fe0fbd
--> statement-breakpoint
-- apply sql/catalogue/league.sql 1eeefe34
--> statement-breakpoint
-- apply sql/catalogue/player.sql b6ff0221
--> statement-breakpoint
-- apply sql/catalogue/link.sql 2b6964e2
--> statement-breakpoint
-- apply sql/catalogue/not_same.sql d65e17db
--> statement-breakpoint
-- apply sql/catalogue/teams_of.sql 21848776
--> statement-breakpoint
-- apply sql/catalogue/leagues_of.sql 04c9bbb0
--> statement-breakpoint
-- apply sql/catalogue/clubs_of.sql fa07bcb3
--> statement-breakpoint
-- apply sql/catalogue/same_teams.sql 634a91b5
--> statement-breakpoint
-- apply sql/matches/match.sql c3bacea9
--> statement-breakpoint
-- apply sql/matches/shown_match.sql 3a0e4bec
--> statement-breakpoint
-- apply sql/matches/rows_of.sql bd9a2bd6
--> statement-breakpoint
-- apply sql/experts/buy_plan.sql 6621fa24
