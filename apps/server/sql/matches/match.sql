-- What each source told. Where several told of one match, boards have the row that is the same as no other.
CREATE OR REPLACE VIEW matches.match AS
SELECT id, source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at, time_known, date, best_of,
	status, score_home, score_away, periods, disputed, amended, same_as, winner, round, stage
FROM public.match;
