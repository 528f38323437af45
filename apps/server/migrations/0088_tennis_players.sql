-- Players of tennis are known by name: those that were known by the id of a year's file are named as their side is.
-- Where a player of that name is there, too, the one is shown as the other.
UPDATE "player" one SET "source_id" = side."source_id"
FROM "team" side
WHERE one."source" = 'tennis' AND side."source" = 'tennis' AND side."club" = one."source_id"
	AND NOT EXISTS (
		SELECT FROM "player" twin WHERE twin."source" = 'tennis' AND twin."source_id" = side."source_id");
--> statement-breakpoint
UPDATE "player" one SET "same_as" = coalesce(twin."same_as", twin."id")
FROM "team" side JOIN "player" twin ON twin."source" = 'tennis' AND twin."source_id" = side."source_id"
WHERE one."source" = 'tennis' AND side."source" = 'tennis' AND side."club" = one."source_id"
	AND one."same_as" IS NULL AND coalesce(twin."same_as", twin."id") <> one."id"
	AND NOT EXISTS (SELECT FROM "player" other WHERE other."same_as" = one."id");
--> statement-breakpoint
UPDATE "team" SET "club" = NULL WHERE "source" = 'tennis' AND "club" IS NOT NULL;
