-- All rows of one season: of its name, in any of the leagues that are shown as one.
CREATE OR REPLACE FUNCTION catalogue.seasons_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT other.id FROM public.season own CROSS JOIN LATERAL catalogue.leagues_of(own.league_id) of_league
	JOIN public.season other ON other.league_id = of_league AND other.name = own.name
	WHERE own.id = given
$$;
