CREATE TABLE "lobby" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"team_ids" integer[] NOT NULL,
	"facts" jsonb NOT NULL,
	"version" bigint DEFAULT -1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "home_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "away_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "lobby" jsonb;--> statement-breakpoint
ALTER TABLE "lobby" ADD CONSTRAINT "lobby_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lobby_team_index" ON "lobby" USING gin ("team_ids");--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_sides" CHECK ((home_id is null) = (away_id is null));