-- What was taken away waits for nobody, and can be reported anew where it comes back.
ALTER TABLE "writing_report" DROP CONSTRAINT "writing_report_once";--> statement-breakpoint
CREATE UNIQUE INDEX "writing_report_once" ON "writing_report" USING btree ("reporter_id","kind","writing_id") WHERE decision is distinct from 'gone';
--> statement-breakpoint
UPDATE "writing_report" p SET "decision" = 'gone', "closed_at" = now()
WHERE "closed_at" IS NULL AND (
  EXISTS (SELECT FROM "post" WHERE p."kind" = 'post' AND "id" = p."writing_id" AND "state" = 'removed')
  OR EXISTS (SELECT FROM "comment" WHERE p."kind" = 'comment' AND "id" = p."writing_id" AND "state" = 'removed'));
