CREATE TABLE "page_version" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"holds_from" timestamp with time zone,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_version_after_shipped" CHECK (number > 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "page_version_number" ON "page_version" USING btree ("page","number");--> statement-breakpoint
CREATE UNIQUE INDEX "page_version_draft" ON "page_version" USING btree ("page") WHERE holds_from is null;