CREATE OR REPLACE VIEW matches.incident AS
SELECT match_id, state, key, at, kind, side, period, minute, player_id, player, text, place, added FROM public.incident;
