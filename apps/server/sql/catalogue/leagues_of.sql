-- All leagues that are shown as the one that this league is shown as, itself among them.
CREATE OR REPLACE FUNCTION catalogue.leagues_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(own.same_as, own.id) FROM public.league own WHERE own.id = given
	UNION ALL
	SELECT other.id FROM public.league own JOIN public.league other ON other.same_as = coalesce(own.same_as, own.id)
	WHERE own.id = given
$$;
