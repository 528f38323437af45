CREATE OR REPLACE VIEW catalogue.season AS
SELECT id, league_id, name, league_name FROM public.season;
