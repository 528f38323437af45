ALTER TABLE "takedown_target" ADD COLUMN "decision" text;--> statement-breakpoint
CREATE INDEX "goods_order_tracking" ON "goods_order" USING btree ("tracking") WHERE tracking is not null;--> statement-breakpoint
UPDATE "takedown_target" g SET "decision" = CASE WHEN t."state" = 'refused' THEN 'refuse' ELSE 'takeDown' END
  FROM "takedown" t WHERE t."id" = g."takedown_id" AND t."state" <> 'open';--> statement-breakpoint
UPDATE "notice" n SET "values" = n."values" || jsonb_build_object('kind', r."kind", 'writingId', r."writing_id",
    'said', CASE WHEN char_length(r."said") > 60 THEN left(r."said", 60) || '…' ELSE r."said" END)
  FROM "writing_report" r
  WHERE n."name" IN ('writingReportClosed', 'writingReportDismissed') AND n."cause" = 'writing-report:' || r."id";
