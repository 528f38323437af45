DROP INDEX "chat_message_account";--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "shown_v" bigint;--> statement-breakpoint
CREATE INDEX "chat_message_shown" ON "chat_message" USING btree ("room_id","shown_v") WHERE shown_v is not null;--> statement-breakpoint
CREATE INDEX "chat_message_account" ON "chat_message" USING btree ("account_id","room_id","at");