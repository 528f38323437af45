CREATE OR REPLACE VIEW matches.incident AS
SELECT match_id, state, key, at FROM public.incident;
