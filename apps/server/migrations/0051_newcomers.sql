ALTER TABLE "chat_room" ADD COLUMN "newcomers_slow" smallint;--> statement-breakpoint
ALTER TABLE "chat_room" ADD COLUMN "newcomers_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_newcomers" CHECK (("chat_room"."newcomers_slow" is null) = ("chat_room"."newcomers_until" is null));