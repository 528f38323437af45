CREATE TABLE "feed_followed" (
	"source" text NOT NULL,
	"match" text NOT NULL,
	"told" jsonb NOT NULL,
	CONSTRAINT "feed_followed_source_match_pk" PRIMARY KEY("source","match")
);
--> statement-breakpoint
CREATE TABLE "feed_source" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"heard_at" timestamp with time zone,
	"error" text,
	"error_at" timestamp with time zone,
	"progress" jsonb
);
