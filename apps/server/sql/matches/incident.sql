CREATE OR REPLACE VIEW matches.incident AS
SELECT match_id, state FROM public.incident;
