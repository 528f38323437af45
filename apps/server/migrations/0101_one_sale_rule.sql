-- Who cut a broadcast stands in the audit log.
ALTER TABLE "broadcast" DROP COLUMN "cut_by";
--> statement-breakpoint
-- apply sql/mall/are_on_sale.sql bb3b9b34
--> statement-breakpoint
-- apply sql/mall/create_order.sql 53bc230c
