ALTER TABLE "feed_quarantine" ADD COLUMN "last_at" timestamp with time zone;--> statement-breakpoint
UPDATE "feed_quarantine" SET "last_at" = "at";--> statement-breakpoint
ALTER TABLE "feed_quarantine" ALTER COLUMN "last_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD COLUMN "because" text;--> statement-breakpoint
ALTER TABLE "feed_source" ADD COLUMN "minute" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_source" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_source" ADD COLUMN "before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_quarantine" ADD CONSTRAINT "feed_quarantine_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
DELETE FROM "feed_quarantine" again USING "feed_quarantine" first
WHERE first.id < again.id AND (first.source, first.place, first.reason, first.raw) IS NOT DISTINCT FROM (again.source, again.place, again.reason, again.raw);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_quarantine_same" ON "feed_quarantine" USING btree ("source",md5(place || '/' || reason || '/' || coalesce(raw::text, '')));--> statement-breakpoint
CREATE INDEX "feed_quarantine_last" ON "feed_quarantine" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "feed_quarantine_open" ON "feed_quarantine" USING btree ("source") WHERE state = 'open';--> statement-breakpoint
INSERT INTO "feed_source" ("name", "state", "heard_at") SELECT "source", 'heard', max("heard_at") FROM "match" GROUP BY "source" ON CONFLICT DO NOTHING;