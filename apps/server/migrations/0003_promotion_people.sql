CREATE TABLE "channel_flood" (
	"channel_id" integer NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "channel_flood_channel_id_day_pk" PRIMARY KEY("channel_id","day")
);
--> statement-breakpoint
ALTER TABLE "channel_registration" DROP CONSTRAINT "channel_registration_pkey";--> statement-breakpoint
ALTER TABLE "channel_registration" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_download" ADD COLUMN "person_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_registration" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "channel_registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "channel_registration" ADD COLUMN "person_hash" text;--> statement-breakpoint
ALTER TABLE "channel_statement" ADD COLUMN "filtered" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_visit" ADD COLUMN "signed_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channel_flood" ADD CONSTRAINT "channel_flood_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_registration_visitor" ON "channel_registration" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "channel_visit_account" ON "channel_visit" USING btree ("account_id") WHERE "channel_visit"."account_id" is not null;--> statement-breakpoint
ALTER TABLE "channel_registration" ADD CONSTRAINT "channel_registration_account" UNIQUE("account_id");