CREATE SEQUENCE "public"."odds_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
SELECT setval('odds_version', (SELECT coalesce(max(v), 0) + 1 FROM odds_match));--> statement-breakpoint
ALTER TABLE "odds_match" ALTER COLUMN "v" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "odds_quote" ALTER COLUMN "v" SET DATA TYPE bigint;--> statement-breakpoint
-- What stood at the row that is shown stands at that of the source that told it, as one with what it told there while
-- the two were apart.
CREATE TEMPORARY TABLE told ON COMMIT DROP AS
SELECT q.*, CASE WHEN held.source = q.source THEN held.id ELSE coalesce((
	SELECT min(own.id) FROM match own WHERE own.source = q.source AND own.id IN (SELECT matches.rows_of(held.id))
), held.id) END AS own_id
FROM odds_quote q JOIN match held ON held.id = q.match_id;--> statement-breakpoint
INSERT INTO odds_match (match_id, v, frozen_at)
SELECT own_id, max(m.v), max(m.frozen_at) FROM told JOIN odds_match m USING (match_id) GROUP BY own_id
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
SELECT p.*, own_id FROM odds_point p JOIN told USING (match_id, bookmaker, market) WHERE own_id <> match_id;--> statement-breakpoint
DELETE FROM odds_point p USING told t
WHERE (p.match_id, p.bookmaker, p.market) = (t.match_id, t.bookmaker, t.market) AND own_id <> p.match_id;--> statement-breakpoint
INSERT INTO odds_point (match_id, bookmaker, market, version, at, point)
SELECT own_id, bookmaker, market, version, at, point FROM moved
ON CONFLICT DO NOTHING;--> statement-breakpoint
TRUNCATE odds_quote;--> statement-breakpoint
ALTER TABLE "odds_quote" DROP COLUMN "source";--> statement-breakpoint
INSERT INTO odds_quote (match_id, bookmaker, market, opening, opening_version, current, version, v, points)
SELECT own_id, bookmaker, market,
	(array_agg(opening ORDER BY (opening ->> 'at')::timestamptz, opening_version DESC))[1],
	(array_agg(opening_version ORDER BY (opening ->> 'at')::timestamptz, opening_version DESC))[1],
	(array_agg(current ORDER BY version DESC))[1], max(version), max(v), sum(points)
FROM told GROUP BY own_id, bookmaker, market;--> statement-breakpoint
DROP TABLE told, moved;
