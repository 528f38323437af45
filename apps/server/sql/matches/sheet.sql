CREATE OR REPLACE VIEW matches.sheet AS
SELECT match_id, sheet FROM public.match_sheet;
