CREATE TABLE "channel_zone_change" (
	"channel_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" text NOT NULL,
	"closed" date,
	CONSTRAINT "channel_zone_change_channel_id_at_pk" PRIMARY KEY("channel_id","at")
);
--> statement-breakpoint
ALTER TABLE "channel_zone_change" ADD CONSTRAINT "channel_zone_change_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE no action ON UPDATE no action;