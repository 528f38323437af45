ALTER TABLE "match" ADD COLUMN "disputed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "match_disputed_index" ON "match" USING btree ("id") WHERE disputed <> '{}';