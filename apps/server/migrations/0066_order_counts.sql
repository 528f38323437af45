CREATE INDEX "gift_sent_gift" ON "gift_sent" USING btree ("gift_id","gold");--> statement-breakpoint
CREATE INDEX "goods_order_state" ON "goods_order" USING btree ("state");--> statement-breakpoint
CREATE INDEX "goods_order_claimed" ON "goods_order" USING btree ("claimed_by") WHERE claimed_by is not null;