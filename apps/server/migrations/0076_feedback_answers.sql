ALTER TABLE "feedback" ADD COLUMN "language" text DEFAULT 'zh_CN' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "feedback_account" ON "feedback" USING btree ("account_id","id");