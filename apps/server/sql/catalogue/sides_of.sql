-- The sides that a player is in a game that is played alone: who_is, the other way round.
CREATE OR REPLACE FUNCTION catalogue.sides_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT DISTINCT of_side FROM catalogue.players_of(given) own JOIN public.player one ON one.id = own
	JOIN public.team side ON side.source = one.source AND coalesce(side.club, side.source_id) = one.source_id
		AND side.game_id = one.game_id
	CROSS JOIN LATERAL catalogue.teams_of(side.id) of_side
$$;
