-- The ids of all rows that sources have of one match, itself among them.
CREATE OR REPLACE FUNCTION matches.rows_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT coalesce(own.same_as, own.id) FROM public.match own WHERE own.id = given
	UNION ALL
	SELECT other.id FROM public.match own JOIN public.match other ON other.same_as = coalesce(own.same_as, own.id)
	WHERE own.id = given
$$;
