ALTER TABLE "takedown_target" ADD COLUMN "decision" text;--> statement-breakpoint
UPDATE "takedown_target" g SET "decision" = CASE WHEN t."state" = 'refused' THEN 'refuse' ELSE 'takeDown' END
  FROM "takedown" t WHERE t."id" = g."takedown_id" AND t."state" <> 'open';
