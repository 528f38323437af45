ALTER TABLE "channel_registration" ADD COLUMN "host_hash" text;--> statement-breakpoint
ALTER TABLE "channel_registration" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "channel_visit" ADD COLUMN "host_hash" text;--> statement-breakpoint
ALTER TABLE "channel_visit" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "channel_visit_host" ON "channel_visit" USING btree ("channel_id","day","host_hash") WHERE "channel_visit"."filtered" is null;--> statement-breakpoint
CREATE INDEX "channel_visit_network" ON "channel_visit" USING btree ("channel_id","day","network_hash") WHERE "channel_visit"."filtered" is null;--> statement-breakpoint
-- Registrations of days that are not closed yet which no visit tells of were merely claimed.
UPDATE "channel_registration" r SET "filtered" = 'claimed'
WHERE r.filtered IS NULL
	AND NOT EXISTS (SELECT FROM channel_visit v WHERE v.visitor_id = r.visitor_id AND v.channel_id = r.channel_id)
	AND NOT EXISTS (SELECT FROM channel_statement s WHERE s.channel_id = r.channel_id AND s.day >= r.day);
