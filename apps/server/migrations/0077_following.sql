CREATE TABLE "match_calendar" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "match_calendar_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "replanned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_favourite" ADD COLUMN "occasions" text[];--> statement-breakpoint
ALTER TABLE "follow" ADD COLUMN "occasions" text[];--> statement-breakpoint
ALTER TABLE "match_calendar" ADD CONSTRAINT "match_calendar_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- apply sql/users/follow.sql 42f8807d
--> statement-breakpoint
-- apply sql/matches/count_replanned.sql 0b4cd55d
--> statement-breakpoint
CREATE TRIGGER match_replanned BEFORE UPDATE OF starts_at, time_known, date, status ON "match" FOR EACH ROW WHEN ((OLD.starts_at, OLD.time_known, OLD.date, CASE WHEN OLD.status IN ('cancelled', 'postponed') THEN OLD.status END) IS DISTINCT FROM (NEW.starts_at, NEW.time_known, NEW.date, CASE WHEN NEW.status IN ('cancelled', 'postponed') THEN NEW.status END)) EXECUTE FUNCTION count_replanned();
