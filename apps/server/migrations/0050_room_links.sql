-- Rooms of matches are nobody's: links are off there until staff allow them.
UPDATE "chat_room" SET "links" = false WHERE "match_id" IS NOT NULL;
