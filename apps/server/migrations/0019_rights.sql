ALTER TABLE "expert" ADD COLUMN "recommended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "expert" ADD COLUMN "recommended_by" integer;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "about" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entry_about" ON "audit_entry" USING gin ("about");--> statement-breakpoint
-- The role of an expert and an approved profile go together from here on: where one of the two was missing
-- the other goes, so that nobody gains by it.
UPDATE "expert" SET "state" = 'ended' FROM "account" "a"
	WHERE "a"."id" = "expert"."account_id" AND "expert"."state" IN ('approved', 'suspended') AND NOT "a"."roles" @> '{expert}';--> statement-breakpoint
UPDATE "account" SET "roles" = array_remove("roles", 'expert')
	WHERE "roles" @> '{expert}' AND NOT EXISTS (
		SELECT FROM "expert" WHERE "account_id" = "account"."id" AND "state" IN ('approved', 'suspended'));
