CREATE INDEX "hold_held_at" ON "hold" USING brin ("held_at");--> statement-breakpoint
CREATE INDEX "payment_paid_at" ON "payment" USING brin ("paid_at");--> statement-breakpoint
CREATE INDEX "transfer_at" ON "transfer" USING brin ("at");