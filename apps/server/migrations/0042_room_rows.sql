-- What each message and gift writes anew is to stay on its page, with no index to follow it.
DROP INDEX "chat_room_last";--> statement-breakpoint
ALTER TABLE "chat_room" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "gift_day" SET (fillfactor = 60);--> statement-breakpoint
-- apply sql/gifts/give_gift.sql 72b7cd49
