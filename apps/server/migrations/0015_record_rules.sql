ALTER TABLE "expert_record" ADD COLUMN "rules" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Records of before are made anew at the first start (keep-record.ts).
UPDATE "expert_record" SET "rules" = 0;
