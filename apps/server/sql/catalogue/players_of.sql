-- All players that are shown as the one that this player is shown as, itself among them.
CREATE OR REPLACE FUNCTION catalogue.players_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(own.same_as, own.id) FROM public.player own WHERE own.id = given
	UNION ALL
	SELECT other.id FROM public.player own JOIN public.player other ON other.same_as = coalesce(own.same_as, own.id)
	WHERE own.id = given
$$;
