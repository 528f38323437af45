ALTER TABLE "link" ALTER COLUMN "by" DROP NOT NULL;--> statement-breakpoint
-- apply sql/catalogue/league.sql 5248f08c
