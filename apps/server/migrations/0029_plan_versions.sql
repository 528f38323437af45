CREATE TABLE "plan_version" (
	"plan_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"label" text NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"released_at" timestamp with time zone,
	"salt" text,
	"words" text,
	"seal" text,
	CONSTRAINT "plan_version_plan_id_number_pk" PRIMARY KEY("plan_id","number"),
	CONSTRAINT "plan_version_price" CHECK ("plan_version"."price" between 0 and 10000),
	CONSTRAINT "plan_version_sealed" CHECK (("plan_version"."state" = 'released') = ("plan_version"."seal" is not null)
        and ("plan_version"."released_at" is null) = ("plan_version"."seal" is null))
);
--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "plan_version_waiting" ON "plan_version" USING btree ("plan_id") WHERE state = 'underReview';--> statement-breakpoint
CREATE TRIGGER plan_version_stays BEFORE UPDATE OR DELETE ON "plan_version" FOR EACH ROW WHEN (OLD.seal IS NOT NULL) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER plan_versions_stay BEFORE TRUNCATE ON "plan_version" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- apply sql/experts/refuse_unsealing.sql fba0624a
