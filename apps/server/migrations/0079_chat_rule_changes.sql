ALTER TABLE "chat_action" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "chat_action" ADD COLUMN "after" jsonb;