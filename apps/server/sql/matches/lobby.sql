-- Which teams take part in matches of many.
CREATE OR REPLACE VIEW matches.lobby AS
SELECT match_id, team_ids FROM public.lobby;
