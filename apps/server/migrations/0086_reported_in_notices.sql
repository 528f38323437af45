UPDATE "notice" n SET "values" = n."values" || jsonb_build_object('kind', r."kind", 'writingId', r."writing_id",
    'said', CASE WHEN char_length(r."said") > 60 THEN left(r."said", 60) || '…' ELSE r."said" END)
  FROM "writing_report" r
  WHERE n."name" IN ('writingReportClosed', 'writingReportDismissed') AND n."cause" = 'writing-report:' || r."id";
