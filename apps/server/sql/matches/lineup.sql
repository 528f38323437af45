CREATE OR REPLACE VIEW matches.lineup AS
SELECT match_id, side, players, probable FROM public.lineup;
