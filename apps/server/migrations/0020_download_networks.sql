ALTER TABLE "channel_download" ADD COLUMN "host_hash" text;--> statement-breakpoint
ALTER TABLE "channel_download" ADD COLUMN "network_hash" text;