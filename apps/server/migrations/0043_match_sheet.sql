CREATE TABLE "match_sheet" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"sheet" jsonb NOT NULL,
	"version" bigint DEFAULT -1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "has_sheet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_sheet" ADD CONSTRAINT "match_sheet_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;