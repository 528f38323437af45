ALTER TABLE "chat_room" ADD COLUMN "closed_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_sent_broadcast" ON "gift_sent" USING btree ("broadcast_id","id");--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_closed" CHECK (not (open and closed_by_staff));--> statement-breakpoint
UPDATE "chat_room" r SET "closed_by_staff" = true WHERE NOT r."open" AND (
  SELECT c."by_role" IN ('support', 'admin') FROM "chat_action" c WHERE c."room_id" = r."id" AND c."kind" = 'rules'
  ORDER BY c."id" DESC LIMIT 1
);
