CREATE SEQUENCE "public"."odds_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
SELECT setval('odds_version', (SELECT coalesce(max(v), 0) + 1 FROM odds_match));--> statement-breakpoint
ALTER TABLE "odds_match" ALTER COLUMN "v" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "odds_quote" ALTER COLUMN "v" SET DATA TYPE bigint;--> statement-breakpoint
-- What stood at the row that is shown stands at that of the source that told it.
CREATE TEMPORARY TABLE told_by ON COMMIT DROP AS
SELECT q.match_id, q.bookmaker, q.market, min(own.id) AS own_id
FROM odds_quote q
JOIN match held ON held.id = q.match_id AND held.source <> q.source
JOIN match own ON own.source = q.source AND coalesce(own.same_as, own.id) = coalesce(held.same_as, held.id)
GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT INTO odds_match (match_id, v, frozen_at)
SELECT DISTINCT ON (own_id) own_id, v, frozen_at FROM told_by JOIN odds_match USING (match_id)
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE odds_point p SET match_id = own_id FROM told_by t
WHERE (p.match_id, p.bookmaker, p.market) = (t.match_id, t.bookmaker, t.market);--> statement-breakpoint
UPDATE odds_quote q SET match_id = own_id FROM told_by t
WHERE (q.match_id, q.bookmaker, q.market) = (t.match_id, t.bookmaker, t.market);--> statement-breakpoint
DROP TABLE told_by;--> statement-breakpoint
ALTER TABLE "odds_quote" DROP COLUMN "source";
