CREATE TABLE "proclamation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proclamation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"texts" jsonb NOT NULL,
	"severity" text NOT NULL,
	"audience" text NOT NULL,
	"link" text,
	"dismissible" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proclamation_time" CHECK (ends_at > starts_at)
);
