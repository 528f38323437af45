CREATE TABLE "address_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"waits_until" timestamp with time zone NOT NULL,
	"replaced" text,
	"added" text NOT NULL,
	"password_mark" text NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "letter" ADD COLUMN "change_id" integer;--> statement-breakpoint
ALTER TABLE "sign_in_flow" ADD COLUMN "proves_account" integer;--> statement-breakpoint
ALTER TABLE "address_change" ADD CONSTRAINT "address_change_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_change_account" ON "address_change" USING btree ("account_id","at");--> statement-breakpoint
ALTER TABLE "letter" ADD CONSTRAINT "letter_change_id_address_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."address_change"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_flow" ADD CONSTRAINT "sign_in_flow_proves_account_account_id_fk" FOREIGN KEY ("proves_account") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "expires_at";