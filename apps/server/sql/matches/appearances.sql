-- In how many line-ups a source's player stands. The match of each is looked up by its id: joined, all the matches of the
-- source are read for each player as long as the tables are new to the planner.
CREATE OR REPLACE FUNCTION matches.appearances(source text, source_id text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT count(*)::integer FROM public.lineup l
	WHERE jsonb_path_query_array(l.players, '$[*].playerId') ? appearances.source_id
		AND (SELECT m.source FROM public.match m WHERE m.id = l.match_id) = appearances.source
$$;
