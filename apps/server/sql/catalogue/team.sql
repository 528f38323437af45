CREATE OR REPLACE VIEW catalogue.team AS
SELECT id, game_id, source, source_id, name, abbr, country, club, identity FROM public.team;
