-- Matches of volleyball are known by how their first set ended, too: one that was read before is the same when it is read
-- again. Where it has been meanwhile, its two rows stay.
UPDATE "match" old SET "source_id" = now.id
FROM (
	SELECT "id" AS row, left("source_id", 190) || '-' || (first ->> 'home') || '-' || (first ->> 'away') AS id
	FROM "match", jsonb_path_query_first("periods", '$[*] ? (@.key == "set1")') first
	WHERE "source" = 'volleyball' AND "source_id" !~ '-\d+-\d+$' AND "score_home" + "score_away" > 0
) now
WHERE old."id" = now.row AND NOT EXISTS (
	SELECT FROM "match" again WHERE again."source" = 'volleyball' AND again."source_id" = now.id);
