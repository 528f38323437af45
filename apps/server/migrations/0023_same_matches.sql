DROP INDEX "match_day_index";--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "identity" text;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "same_as" integer;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "also_from" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "team_identity_index" ON "team" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "match_same_index" ON "match" USING btree ("same_as") WHERE same_as is not null;--> statement-breakpoint
CREATE INDEX "match_day_index" ON "match" USING btree ("starts_at","game_id","league_id","time_known","status") WHERE same_as is null;