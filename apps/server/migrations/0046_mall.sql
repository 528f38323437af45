CREATE TABLE "blind_age" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"age" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blind_box" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blind_box_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"picture" text,
	"price" integer NOT NULL,
	"daily" smallint NOT NULL,
	"cool_down" integer NOT NULL,
	"age" smallint NOT NULL,
	"closes_at" timestamp with time zone,
	"state" text NOT NULL,
	"size" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"commitment" text,
	"sealed" text,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"close_reason" text,
	CONSTRAINT "blind_box_price" CHECK (price between 1 and 100000),
	CONSTRAINT "blind_box_drawn" CHECK (drawn between 0 and size),
	CONSTRAINT "blind_box_sealed" CHECK (state = 'draft' or (sealed is not null and commitment is not null))
);
--> statement-breakpoint
CREATE TABLE "blind_draw" (
	"edition_id" integer NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"client_seed" text NOT NULL,
	"prize_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"transfer_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blind_draw_edition_id_number_pk" PRIMARY KEY("edition_id","number")
);
--> statement-breakpoint
CREATE TABLE "blind_prize" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blind_prize_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"count" integer NOT NULL,
	"left" integer NOT NULL,
	CONSTRAINT "blind_prize_left" CHECK ("left" between 0 and count)
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"category_id" integer,
	"price" integer NOT NULL,
	"pictures" text[] NOT NULL,
	"level" smallint NOT NULL,
	"limit_count" smallint,
	"limit_days" smallint,
	"needs_phone" boolean NOT NULL,
	"on_sale" boolean NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"off_at" timestamp with time zone,
	"position" smallint NOT NULL,
	"low_stock" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"free" integer GENERATED ALWAYS AS (received - reserved - sold) STORED NOT NULL,
	CONSTRAINT "goods_price" CHECK (price between 1 and 10000000),
	CONSTRAINT "goods_stock" CHECK (reserved >= 0 and sold >= 0 and received >= reserved + sold)
);
--> statement-breakpoint
CREATE TABLE "goods_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"is_default" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_id" integer NOT NULL,
	"sealed" text NOT NULL,
	"digest" text NOT NULL,
	"order_id" integer
);
--> statement-breakpoint
CREATE TABLE "goods_card_look" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_card_look_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"names" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"edition_id" integer,
	"count" smallint NOT NULL,
	"gold" integer NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"hold_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"carrier" text,
	"tracking" text,
	"recipient" text,
	"country" text,
	"remarks" text,
	"claimed_by" integer,
	"claimed_until" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"dispute_reason" text,
	"dispute_text" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "goods_order_count" CHECK (count > 0 and gold > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_order_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_order_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"from" text NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_order_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_order_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_order_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"event" text NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"staff_id" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"told" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_change" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"goods_id" integer NOT NULL,
	"count" integer NOT NULL,
	"reason" text NOT NULL,
	"by_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_goods_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."goods_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blind_draw_position" ON "blind_draw" USING btree ("edition_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "blind_draw_order" ON "blind_draw" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "blind_draw_account" ON "blind_draw" USING btree ("account_id","edition_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "blind_prize_goods" ON "blind_prize" USING btree ("edition_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_address_account" ON "goods_address" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_card_digest" ON "goods_card" USING btree ("goods_id","digest");--> statement-breakpoint
CREATE INDEX "goods_card_free" ON "goods_card" USING btree ("goods_id","id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "goods_card_order" ON "goods_card" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "goods_card_look_order" ON "goods_card_look" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_order_key" ON "goods_order" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "goods_order_account" ON "goods_order" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "goods_order_goods" ON "goods_order" USING btree ("goods_id","account_id");--> statement-breakpoint
CREATE INDEX "goods_order_unpaid" ON "goods_order" USING btree ("goods_id","pay_before") WHERE state = 'unpaid';--> statement-breakpoint
CREATE INDEX "goods_order_due" ON "goods_order" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "goods_order_message_order" ON "goods_order_message" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "goods_order_note_order" ON "goods_order_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "goods_order_step_order" ON "goods_order_step" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "goods_order_step_untold" ON "goods_order_step" USING btree ("id") WHERE not told;--> statement-breakpoint
CREATE INDEX "stock_change_goods" ON "stock_change" USING btree ("goods_id");
--> statement-breakpoint
ALTER TABLE "goods" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "blind_box" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "blind_prize" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "goods_order" SET (fillfactor = 80);
--> statement-breakpoint
-- apply sql/mall/expire_orders.sql 38344e0c
--> statement-breakpoint
-- apply sql/mall/create_order.sql 4caaeea7
--> statement-breakpoint
-- apply sql/mall/create_orders.sql 3987c1cb
--> statement-breakpoint
-- apply sql/mall/give_cards.sql 4c914766
--> statement-breakpoint
-- apply sql/mall/pay_order.sql a45cb1d0
--> statement-breakpoint
-- apply sql/mall/pay_orders.sql 0ad04de5
--> statement-breakpoint
-- apply sql/mall/admit_draws.sql c9e3d90f
--> statement-breakpoint
-- apply sql/mall/draw_prizes.sql e33f864f
