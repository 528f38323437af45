ALTER TABLE "match" ALTER COLUMN "starts_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ALTER COLUMN "date" DROP NOT NULL;--> statement-breakpoint
UPDATE "match" SET "starts_at" = NULL, "date" = NULL WHERE "source" = 'wyscout' AND "date" = '1970-01-01';
