CREATE INDEX "team_player_index" ON "team" USING btree ("source",coalesce(club, source_id));--> statement-breakpoint
-- apply sql/catalogue/sides_of.sql 1b756531
--> statement-breakpoint
-- Sides of games that are played alone are followed as the players that they are.
INSERT INTO "follow" ("account_id", "kind", "target_id", "at")
SELECT f."account_id", 'player', catalogue.who_is(f."target_id"), min(f."at")
FROM "follow" f JOIN "team" t ON t."id" = f."target_id"
WHERE f."kind" = 'team' AND t."game_id" IN (9, 15, 18, 21, 23, 28, 203, 204, 207, 208) AND catalogue.who_is(f."target_id") IS NOT NULL
GROUP BY 1, 3
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "follow" f USING "team" t
WHERE f."kind" = 'team' AND t."id" = f."target_id" AND t."game_id" IN (9, 15, 18, 21, 23, 28, 203, 204, 207, 208)
AND catalogue.who_is(f."target_id") IS NOT NULL;
