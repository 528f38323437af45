CREATE OR REPLACE VIEW catalogue.team AS
SELECT id, game_id, source, source_id, name, abbr, country, coalesce(proven, club) AS club,
  coalesce(proven, identity) AS identity, proven, undecided FROM public.team;
