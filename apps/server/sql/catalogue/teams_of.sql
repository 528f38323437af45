-- All teams that are shown as the one that this team is shown as, itself among them.
CREATE OR REPLACE FUNCTION catalogue.teams_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(own.same_as, own.id) FROM public.team own WHERE own.id = given
	UNION ALL
	SELECT other.id FROM public.team own JOIN public.team other ON other.same_as = coalesce(own.same_as, own.id)
	WHERE own.id = given
$$;
