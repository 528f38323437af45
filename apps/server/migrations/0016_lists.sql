DROP INDEX "match_starts_at_index";--> statement-breakpoint
DROP INDEX "match_date_index";--> statement-breakpoint
DROP INDEX "match_moved_index";--> statement-breakpoint
CREATE INDEX "team_club_index" ON "team" USING btree ("club","source") WHERE club is not null;--> statement-breakpoint
CREATE INDEX "plan_released" ON "plan" USING btree ("id","expert_id","match_id","game_id","play_type","result","price","refund") WHERE released_at is not null;--> statement-breakpoint
CREATE INDEX "plan_open" ON "plan" USING btree ("expert_id","match_id","id","game_id","play_type","price","refund") WHERE state = 'published' and result is null;--> statement-breakpoint
CREATE INDEX "plan_settled" ON "plan" USING btree ("expert_id","settled_at","position","id","game_id","play_type","result","odds","price","refund") WHERE result is not null;--> statement-breakpoint
CREATE INDEX "match_day_index" ON "match" USING btree ("starts_at","game_id","league_id","time_known","status");--> statement-breakpoint
CREATE INDEX "match_game_index" ON "match" USING btree ("game_id","starts_at","status");--> statement-breakpoint
CREATE INDEX "match_league_index" ON "match" USING btree ("league_id","starts_at","status");--> statement-breakpoint
CREATE INDEX "match_moved_again_index" ON "match" USING btree ("id") WHERE cardinality(moved_from) > 1;--> statement-breakpoint
CREATE INDEX "match_date_index" ON "match" USING btree ("date") WHERE not time_known;--> statement-breakpoint
CREATE INDEX "match_moved_index" ON "match" USING btree ("moved_from") WHERE moved_from <> '{}';