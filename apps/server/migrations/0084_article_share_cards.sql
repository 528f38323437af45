CREATE TABLE "article_share_card" (
	"article_id" integer NOT NULL,
	"locale" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "article_share_card_article_id_locale_pk" PRIMARY KEY("article_id","locale")
);
--> statement-breakpoint
ALTER TABLE "article_share_card" ADD CONSTRAINT "article_share_card_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;