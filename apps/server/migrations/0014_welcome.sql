CREATE TABLE "welcome" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'none' NOT NULL,
	"visitor" text,
	"device" text,
	"host" text,
	"network" text,
	"reason" text,
	"hold_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "welcome_visitor" ON "welcome" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "welcome_device" ON "welcome" USING btree ("device");--> statement-breakpoint
CREATE INDEX "welcome_host" ON "welcome" USING btree ("host");--> statement-breakpoint
CREATE INDEX "welcome_network" ON "welcome" USING btree ("network");--> statement-breakpoint
CREATE INDEX "welcome_reason" ON "welcome" USING btree ("state","at") WHERE "welcome"."reason" is not null;--> statement-breakpoint
-- Whoever was welcomed before this table was.
INSERT INTO "welcome" (account_id, state, at)
SELECT a.owner_id, 'given', t.at FROM transfer t JOIN ledger_account a ON a.id = t.credit_id
WHERE t.kind = 'welcome' AND a.owner_id IS NOT NULL
ON CONFLICT DO NOTHING;
