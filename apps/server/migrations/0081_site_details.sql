CREATE TABLE "site_details" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"links" jsonb,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_details_once" CHECK (id = 'site')
);
