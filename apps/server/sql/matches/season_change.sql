-- At which version a match of a season last changed: what was worked out of it before is out of date.
CREATE OR REPLACE VIEW matches.season_change AS
SELECT season_id, version FROM public.season_change;
