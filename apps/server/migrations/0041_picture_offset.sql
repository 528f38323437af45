ALTER TABLE "room" ADD COLUMN "picture_offset" integer;--> statement-breakpoint
ALTER TABLE "incident" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
-- apply sql/matches/incident.sql 6f308183
