ALTER TABLE "goods_order" ADD COLUMN "asked" text;
--> statement-breakpoint
CREATE INDEX "goods_order_unkept" ON "goods_order" USING btree ("account_id","created_at") WHERE paid_at is null;
--> statement-breakpoint
-- Where what was cancelled would have gone is of no use to anyone.
UPDATE goods_order SET recipient = NULL, country = NULL WHERE state = 'cancelled' AND recipient IS NOT NULL;
--> statement-breakpoint
DROP FUNCTION IF EXISTS create_order(integer, integer, integer, integer, text, text, text, text, integer[], integer, integer, timestamptz);
--> statement-breakpoint
DROP FUNCTION IF EXISTS create_orders(integer[], integer[], integer[], integer[], text[], text[], text[], text[], integer[], integer, integer, timestamptz[]);
--> statement-breakpoint
DROP FUNCTION IF EXISTS admit_draws(integer, integer[], text[], integer[], timestamptz, timestamptz);
--> statement-breakpoint
DROP FUNCTION IF EXISTS draw_prizes(integer, integer, integer[], text[], integer[], integer[], text[], text[], text[], integer, timestamptz);
--> statement-breakpoint
-- apply sql/mall/expire_orders.sql 9c9414d7
--> statement-breakpoint
-- apply sql/mall/create_order.sql 54dc3208
--> statement-breakpoint
-- apply sql/mall/create_orders.sql 46c42205
--> statement-breakpoint
-- apply sql/mall/admit_draws.sql 5fff0c11
--> statement-breakpoint
-- apply sql/mall/draw_prizes.sql 26e66921
