CREATE TABLE "spoilers" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"everything" boolean NOT NULL,
	"games" integer[] NOT NULL,
	"leagues" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spoilers" ADD CONSTRAINT "spoilers_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;