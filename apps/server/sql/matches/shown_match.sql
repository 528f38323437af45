-- A match by any of its ids, as it is shown: by the row of the source that knows most.
CREATE OR REPLACE VIEW matches.shown_match AS
SELECT own.id, shown.id AS shown_id, shown.source, shown.game_id, shown.league_id, shown.home_id, shown.away_id,
	shown.starts_at, shown.time_known, shown.date, shown.best_of, shown.status, shown.score_home, shown.score_away,
	shown.periods, shown.disputed, shown.amended
FROM public.match own JOIN public.match shown ON shown.id = coalesce(own.same_as, own.id);
