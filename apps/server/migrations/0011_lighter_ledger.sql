-- Rolled up every other second: an index would cost each transfer more than it spares the roll-up.
ALTER TABLE "ledger_pending" DROP CONSTRAINT "ledger_pending_pkey";--> statement-breakpoint
-- apply sql/wallet/move_gold.sql 52534bc8
