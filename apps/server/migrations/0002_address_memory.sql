CREATE TABLE "address_memory" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_flow" ALTER COLUMN "nonce" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_flow" ALTER COLUMN "verifier" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "code" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "code" ADD COLUMN "strange_misses" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "address_memory" ADD CONSTRAINT "address_memory_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;