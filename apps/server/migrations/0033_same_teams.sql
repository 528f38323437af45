DROP INDEX "team_identity_index";--> statement-breakpoint
DROP INDEX "team_club_index";--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "proven" text;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "undecided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "team_identity_index" ON "team" USING btree (coalesce(proven, identity));--> statement-breakpoint
CREATE INDEX "team_club_index" ON "team" USING btree (coalesce(proven, club),"source") WHERE coalesce(proven, club) is not null;--> statement-breakpoint
-- apply sql/catalogue/team.sql 15def52c