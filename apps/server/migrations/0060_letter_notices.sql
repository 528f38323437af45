ALTER TABLE "letter" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;