-- Teams, each with all that are the same: by links, and by what names and fixture lists tell of any that is linked.
CREATE OR REPLACE FUNCTION catalogue.same_teams(given integer[]) RETURNS TABLE (of_id integer, same_id integer)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
	WITH own AS (
		SELECT DISTINCT t.id, coalesce(t.same_as, t.id) AS shown FROM unnest(given) asked JOIN public.team t ON t.id = asked
	), linked AS (
		SELECT own.id, own.shown AS member FROM own
		UNION
		SELECT own.id, m.id FROM own JOIN public.team m ON m.same_as = own.shown
	), named AS (
		SELECT own.id, own.shown FROM own
		UNION
		SELECT linked.id, coalesce(other.same_as, other.id) FROM linked JOIN public.team m ON m.id = linked.member
		JOIN public.team other ON coalesce(other.proven, other.identity) = coalesce(m.proven, m.identity)
	)
	SELECT named.id, named.shown FROM named
	UNION
	SELECT named.id, m.id FROM named JOIN public.team m ON m.same_as = named.shown
$$;
