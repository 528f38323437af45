-- A league as it is shown, as catalogue.team.
CREATE OR REPLACE VIEW catalogue.league AS
SELECT id, game_id,
	CASE WHEN same_as IS NULL THEN name ELSE (SELECT s.name FROM public.league s WHERE s.id = league.same_as) END AS name,
	CASE WHEN same_as IS NULL THEN country ELSE (SELECT s.country FROM public.league s WHERE s.id = league.same_as) END AS country,
	coalesce(same_as, id) AS shown_id, source, name AS told_name, aliases, readings, source_id
FROM public.league;
