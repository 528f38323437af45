DROP INDEX "gift_sent_account";--> statement-breakpoint
CREATE INDEX "gift_sent_combo" ON "gift_sent" USING btree ("account_id","anchor_id","gift_id","at");