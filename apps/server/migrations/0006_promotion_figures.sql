DROP INDEX "channel_download_day";--> statement-breakpoint
DROP INDEX "channel_registration_day";--> statement-breakpoint
DROP INDEX "channel_visit_day";--> statement-breakpoint
CREATE INDEX "channel_download_day" ON "channel_download" USING btree ("channel_id","day","filtered");--> statement-breakpoint
CREATE INDEX "channel_registration_day" ON "channel_registration" USING btree ("channel_id","day","filtered");--> statement-breakpoint
CREATE INDEX "channel_visit_day" ON "channel_visit" USING btree ("channel_id","day","filtered","signed_in");