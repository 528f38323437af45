CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"author_id" integer NOT NULL,
	"game_id" smallint NOT NULL,
	"cover_id" integer,
	"state" text NOT NULL,
	"reason" text,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_when" CHECK ((state = 'scheduled') = (publish_at is not null)),
	CONSTRAINT "article_published" CHECK (state <> 'published' or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "article_link" (
	"article_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"by_hand" boolean NOT NULL,
	CONSTRAINT "article_link_article_id_kind_target_id_pk" PRIMARY KEY("article_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "article_picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"alt" text NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_revision" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_step" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article_id" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"by_id" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_text" (
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"words" integer NOT NULL,
	"characters" integer NOT NULL,
	"pictures" integer[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer NOT NULL,
	CONSTRAINT "article_text_article_id_locale_pk" PRIMARY KEY("article_id","locale")
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_cover_id_article_picture_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."article_picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_link" ADD CONSTRAINT "article_link_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_picture" ADD CONSTRAINT "article_picture_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revision" ADD CONSTRAINT "article_revision_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_step" ADD CONSTRAINT "article_step_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_step" ADD CONSTRAINT "article_step_by_id_account_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_changed_by_account_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "article_of_game" ON "article" USING btree ("game_id","published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "article_author" ON "article" USING btree ("author_id","published_at");--> statement-breakpoint
CREATE INDEX "article_scheduled" ON "article" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "article_review" ON "article" USING btree ("id") WHERE state = 'review';--> statement-breakpoint
CREATE INDEX "article_cover" ON "article" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "article_link_target" ON "article_link" USING btree ("kind","target_id");--> statement-breakpoint
CREATE INDEX "article_revision_text" ON "article_revision" USING btree ("article_id","locale","id");--> statement-breakpoint
CREATE INDEX "article_step_article" ON "article_step" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_text_pictures" ON "article_text" USING gin ("pictures");