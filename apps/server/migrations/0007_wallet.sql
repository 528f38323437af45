CREATE TABLE "hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"reference" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" integer,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_not_negative" CHECK ("ledger_account"."balance" >= 0 or "ledger_account"."kind" in ('bonus', 'recharge'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint,
	"after" bigint,
	CONSTRAINT "ledger_entry_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_proof" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_proof_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"transfers" bigint NOT NULL,
	"violations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"order_no" text NOT NULL,
	"fen" integer NOT NULL,
	"gold" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"trade_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"fen" integer NOT NULL,
	"subject" text NOT NULL,
	"trade_no" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"debit_id" integer NOT NULL,
	"credit_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"reverses_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_amount" CHECK ("transfer"."amount" > 0 and "transfer"."debit_id" <> "transfer"."credit_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hold_transfer" ON "hold" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "hold_reference" ON "hold" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "hold_account" ON "hold" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_owner" ON "ledger_account" USING btree ("kind","owner_id") WHERE "ledger_account"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_own" ON "ledger_account" USING btree ("kind") WHERE "ledger_account"."owner_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order" ON "payment" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_trade" ON "payment" USING btree ("method","trade_no");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE "payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_key" ON "transfer" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_reverses" ON "transfer" USING btree ("reverses_id") WHERE "transfer"."reverses_id" is not null;--> statement-breakpoint
CREATE INDEX "transfer_reference" ON "transfer" USING btree ("reference");--> statement-breakpoint
-- apply sql/wallet/move_gold.sql 52534bc8
--> statement-breakpoint
-- apply sql/wallet/release_holds.sql 0496835a
--> statement-breakpoint
-- apply sql/wallet/recollect_holds.sql a93211d1
--> statement-breakpoint
INSERT INTO ledger_account (kind) VALUES ('house'), ('escrow'), ('bonus'), ('recharge');--> statement-breakpoint
CREATE TRIGGER transfer_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "transfer" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Room on each page, so that a balance or a state changes in place.
ALTER TABLE "ledger_account" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "hold" SET (fillfactor = 60);
