-- The player that a side is in a game that is played alone; null for a pair.
CREATE OR REPLACE FUNCTION catalogue.who_is(given integer) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT one.id FROM public.team own JOIN public.team side ON side.id = coalesce(own.same_as, own.id)
	JOIN public.player one ON one.source = side.source AND one.source_id = coalesce(side.club, side.source_id)
	WHERE own.id = given AND own.game_id = one.game_id
$$;
