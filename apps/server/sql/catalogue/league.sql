CREATE OR REPLACE VIEW catalogue.league AS
SELECT id, game_id, name, country FROM public.league;
