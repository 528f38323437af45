CREATE TABLE "gift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"names" jsonb NOT NULL,
	"price" integer NOT NULL,
	"position" smallint NOT NULL,
	"on_sale" boolean NOT NULL,
	"picture" text NOT NULL,
	"animation" text,
	CONSTRAINT "gift_price" CHECK (price between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "gift_day" (
	"anchor_id" integer NOT NULL,
	"day" date NOT NULL,
	"account_id" integer NOT NULL,
	"gold" bigint NOT NULL,
	CONSTRAINT "gift_day_anchor_id_day_account_id_pk" PRIMARY KEY("anchor_id","day","account_id")
);
--> statement-breakpoint
CREATE TABLE "gift_sent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_sent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_id" integer NOT NULL,
	"anchor_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"broadcast_id" integer NOT NULL,
	"count" smallint NOT NULL,
	"price" integer NOT NULL,
	"gold" integer NOT NULL,
	"earned" integer NOT NULL,
	"key" text NOT NULL,
	"combo_id" bigint,
	"combo_count" integer NOT NULL,
	"transfer_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_sent_gold" CHECK (gold = count * price and earned between 0 and gold)
);
--> statement-breakpoint
CREATE INDEX "gift_day_day" ON "gift_day" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_sent_key" ON "gift_sent" USING btree ("account_id","key");--> statement-breakpoint
CREATE INDEX "gift_sent_account" ON "gift_sent" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "gift_sent_anchor" ON "gift_sent" USING btree ("anchor_id","id");--> statement-breakpoint
INSERT INTO "gift" ("names", "price", "position", "on_sale", "picture", "animation")
SELECT names::jsonb, price, row_number() over (order by price) * 10, true, '/uploads/gifts/' || file || '.webp', '/uploads/gifts/' || file || '.svga'
FROM (VALUES
	('clap', 1, '{"zh_CN": "拍手", "zh_tw": "拍手", "en_US": "Clap", "ar": "تصفيق"}'),
	('heart', 5, '{"zh_CN": "爱心", "zh_tw": "愛心", "en_US": "Heart", "ar": "قلب"}'),
	('whistle', 10, '{"zh_CN": "哨子", "zh_tw": "哨子", "en_US": "Whistle", "ar": "صافرة"}'),
	('football', 20, '{"zh_CN": "足球", "zh_tw": "足球", "en_US": "Football", "ar": "كرة قدم"}'),
	('gamepad', 50, '{"zh_CN": "手柄", "zh_tw": "手把", "en_US": "Gamepad", "ar": "يد تحكم"}'),
	('panda', 99, '{"zh_CN": "熊猫助威", "zh_tw": "熊貓助威", "en_US": "Cheering panda", "ar": "باندا مشجّع"}'),
	('fireworks', 520, '{"zh_CN": "烟花", "zh_tw": "煙火", "en_US": "Fireworks", "ar": "ألعاب نارية"}'),
	('crown', 999, '{"zh_CN": "皇冠", "zh_tw": "皇冠", "en_US": "Crown", "ar": "تاج"}'),
	('rocket', 1314, '{"zh_CN": "火箭", "zh_tw": "火箭", "en_US": "Rocket", "ar": "صاروخ"}'),
	('trophy', 5200, '{"zh_CN": "冠军巡游", "zh_tw": "冠軍巡遊", "en_US": "Trophy parade", "ar": "موكب الكأس"}')
) AS own (file, price, names);
--> statement-breakpoint
-- apply sql/wallet/lock_wallets.sql 73f512be
--> statement-breakpoint
-- apply sql/wallet/pay_gold.sql 57fd5dff
--> statement-breakpoint
-- apply sql/gifts/give_gift.sql 27b6f77c
--> statement-breakpoint
-- apply sql/gifts/give_gifts.sql 80327df4
