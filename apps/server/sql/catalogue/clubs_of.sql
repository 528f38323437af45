-- All teams of a team's club: what is shown as the same, and by what other names the source of each has called it.
CREATE OR REPLACE FUNCTION catalogue.clubs_of(given integer) RETURNS SETOF integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT id FROM catalogue.teams_of(given) id
	UNION
	SELECT other.id FROM catalogue.teams_of(given) of_team JOIN public.team one ON one.id = of_team
	JOIN public.team other ON other.source = one.source AND coalesce(other.proven, other.club) = coalesce(one.proven, one.club)
$$;
