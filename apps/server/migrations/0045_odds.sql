CREATE TABLE "match_absences" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"absences" jsonb NOT NULL,
	"version" bigint DEFAULT -1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_links" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"links" jsonb NOT NULL,
	"version" bigint DEFAULT -1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "odds_match" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"v" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "odds_point" (
	"match_id" integer NOT NULL,
	"bookmaker" text NOT NULL,
	"market" text NOT NULL,
	"version" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"point" jsonb NOT NULL,
	CONSTRAINT "odds_point_match_id_bookmaker_market_version_pk" PRIMARY KEY("match_id","bookmaker","market","version")
);
--> statement-breakpoint
CREATE TABLE "odds_quote" (
	"match_id" integer NOT NULL,
	"bookmaker" text NOT NULL,
	"market" text NOT NULL,
	"source" text NOT NULL,
	"opening" jsonb NOT NULL,
	"opening_version" bigint NOT NULL,
	"current" jsonb NOT NULL,
	"version" bigint NOT NULL,
	"v" integer NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "odds_quote_match_id_bookmaker_market_pk" PRIMARY KEY("match_id","bookmaker","market")
);
--> statement-breakpoint
ALTER TABLE "lineup" ADD COLUMN "probable" boolean;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "has_absences" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "has_links" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "match_absences" ADD CONSTRAINT "match_absences_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_links" ADD CONSTRAINT "match_links_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds_match" ADD CONSTRAINT "odds_match_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds_point" ADD CONSTRAINT "odds_point_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odds_quote" ADD CONSTRAINT "odds_quote_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;