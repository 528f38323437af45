-- Each search read through what was new since the last vacuum.
ALTER INDEX "lineup_player_index" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('lineup_player_index');--> statement-breakpoint
-- apply sql/matches/appearances.sql 93716c1b
