DROP INDEX "account_seen";--> statement-breakpoint
CREATE INDEX "account_seen" ON "account" USING btree ("last_seen_at" DESC NULLS LAST);