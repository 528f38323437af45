CREATE OR REPLACE VIEW matches.statistics AS
SELECT match_id, statistics FROM public.match_statistics;
