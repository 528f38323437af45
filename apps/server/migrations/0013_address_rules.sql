ALTER TABLE "account" ADD COLUMN "address_rules" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Accounts of before are read anew at the first start (renew-addresses.ts).
UPDATE "account" SET "address_rules" = 0;
