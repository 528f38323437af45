DROP INDEX "plan_open";--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "set_aside" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "plan_open" ON "plan" USING btree ("expert_id","match_id","id","game_id","play_type","price","refund") WHERE state = 'published' and not set_aside and result is null;--> statement-breakpoint
DROP FUNCTION IF EXISTS "is_on_sale"(text, text, text, timestamptz, timestamptz);--> statement-breakpoint
-- apply sql/experts/is_on_sale.sql a589002c--> statement-breakpoint
-- apply sql/experts/buy_plan.sql a18712e5
