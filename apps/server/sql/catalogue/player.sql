CREATE OR REPLACE VIEW catalogue.player AS
SELECT id, game_id, source, source_id,
	CASE WHEN same_as IS NULL THEN name ELSE (SELECT s.name FROM public.player s WHERE s.id = player.same_as) END AS name,
	coalesce(same_as, id) AS shown_id, name AS told_name, same_as, position, aliases, readings
FROM public.player;
