-- A team as it is shown: by the names of the row that is shown for it, looked up for those alone that are linked, so
-- that plans stay those of one table. What its source tells of it: told_name, club, identity, proven.
CREATE OR REPLACE VIEW catalogue.team AS
SELECT id, game_id, source, source_id,
	CASE WHEN same_as IS NULL THEN name ELSE (SELECT s.name FROM public.team s WHERE s.id = team.same_as) END AS name,
	CASE WHEN same_as IS NULL THEN abbr ELSE (SELECT s.abbr FROM public.team s WHERE s.id = team.same_as) END AS abbr,
	CASE WHEN same_as IS NULL THEN country ELSE (SELECT s.country FROM public.team s WHERE s.id = team.same_as) END AS country,
	coalesce(proven, club) AS club, coalesce(proven, identity) AS identity, proven, undecided,
	coalesce(same_as, id) AS shown_id, name AS told_name, aliases, readings
FROM public.team;
