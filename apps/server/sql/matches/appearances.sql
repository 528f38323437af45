-- In how many line-ups a source's player stands.
CREATE OR REPLACE FUNCTION matches.appearances(source text, source_id text) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT count(*)::integer FROM public.lineup l JOIN public.match m ON m.id = l.match_id AND m.source = appearances.source
	WHERE jsonb_path_query_array(l.players, '$[*].playerId') ? appearances.source_id
$$;
