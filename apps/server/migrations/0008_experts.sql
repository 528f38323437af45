CREATE TABLE "expert" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"introduction" text NOT NULL,
	"game_ids" integer[] DEFAULT '{}' NOT NULL,
	"reason" text,
	"applied_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "expert_record" (
	"expert_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"counted" integer NOT NULL,
	"won" integer NOT NULL,
	"accuracy" double precision,
	"bound" double precision NOT NULL,
	"yield" double precision,
	"streak" integer NOT NULL,
	"best_streak" integer NOT NULL,
	"recent" jsonb NOT NULL,
	CONSTRAINT "expert_record_expert_id_game_id_pk" PRIMARY KEY("expert_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"expert_id" integer NOT NULL,
	"match_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"planned_start" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"label" text NOT NULL,
	"play_type" text NOT NULL,
	"level" text NOT NULL,
	"pick" text NOT NULL,
	"line" double precision,
	"odds" double precision NOT NULL,
	"price" integer NOT NULL,
	"refund" boolean NOT NULL,
	"viewing" text NOT NULL,
	"state" text DEFAULT 'underReview' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" integer,
	"released_at" timestamp with time zone,
	"position" integer,
	"salt" text,
	"previous" text,
	"seal" text,
	"result" text,
	"rule" text,
	"score_home" integer,
	"score_away" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "plan_price" CHECK ("plan"."price" between 0 and 10000),
	CONSTRAINT "plan_sealed" CHECK (("plan"."released_at" is null) = ("plan"."seal" is null))
);
--> statement-breakpoint
CREATE TABLE "plan_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"by" integer,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"price" integer NOT NULL,
	"key" text NOT NULL,
	"hold_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"refunded" text,
	"refunded_at" timestamp with time zone,
	"refunded_by" integer
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"cause" text NOT NULL,
	"result" text NOT NULL,
	"rule" text NOT NULL,
	"score_home" integer,
	"score_away" integer,
	"captured" integer NOT NULL,
	"released" integer NOT NULL,
	"expert_share" integer NOT NULL,
	"house_share" integer NOT NULL,
	"unclaimed" integer NOT NULL,
	"reason" text,
	"by" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "expert" ADD CONSTRAINT "expert_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_expert_id_expert_account_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."expert"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expert_state" ON "expert" USING btree ("state","applied_at");--> statement-breakpoint
CREATE INDEX "expert_record_bound" ON "expert_record" USING btree ("game_id","bound");--> statement-breakpoint
CREATE INDEX "plan_expert" ON "plan" USING btree ("expert_id","id");--> statement-breakpoint
CREATE INDEX "plan_match" ON "plan" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "plan_state" ON "plan" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "plan_unsettled" ON "plan" USING btree ("match_id") WHERE released_at is not null and result is null;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_position" ON "plan" USING btree ("expert_id","position");--> statement-breakpoint
CREATE INDEX "plan_change_plan" ON "plan_change" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_once" ON "purchase" USING btree ("plan_id","buyer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_key" ON "purchase" USING btree ("buyer_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_hold" ON "purchase" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "purchase_buyer" ON "purchase" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_revision" ON "settlement" USING btree ("plan_id","revision");--> statement-breakpoint
-- Buys a plan in one round trip: on sale by the server's clock and the match's status, at the price that was
-- shown, once for a person and plan. Answers the purchase, also the one of before. Raises EX001 unknown,
-- EX002 not on sale, EX003 another price, EX004 one's own, and what move_gold raises.
CREATE FUNCTION buy_plan(p_plan integer, p_buyer integer, p_price integer, p_key text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	bought bigint;
	asked integer;
	seller integer;
	on_sale boolean;
	held bigint;
BEGIN
	SELECT id INTO bought FROM purchase WHERE plan_id = p_plan AND buyer_id = p_buyer;
	IF bought IS NOT NULL THEN
		RETURN bought;
	END IF;
	SELECT p.price, p.expert_id, p.price > 0 AND p.state = 'published' AND e.state = 'approved'
		AND m.status = 'notStarted' AND m.starts_at > p_at
	INTO asked, seller, on_sale
	FROM plan p JOIN expert e ON e.account_id = p.expert_id JOIN "match" m ON m.id = p.match_id
	WHERE p.id = p_plan AND p.released_at IS NOT NULL;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no such plan' USING ERRCODE = 'EX001';
	ELSIF NOT on_sale THEN
		RAISE EXCEPTION 'not on sale' USING ERRCODE = 'EX002';
	ELSIF asked <> p_price THEN
		RAISE EXCEPTION 'another price' USING ERRCODE = 'EX003';
	ELSIF seller = p_buyer THEN
		RAISE EXCEPTION 'their own plan' USING ERRCODE = 'EX004';
	END IF;
	held := hold_gold('plan:' || p_plan || ':' || p_buyer, p_buyer, asked, 'plan:' || p_plan, p_at);
	INSERT INTO purchase (plan_id, buyer_id, price, key, hold_id, at)
	VALUES (p_plan, p_buyer, asked, p_key, held, p_at)
	ON CONFLICT (plan_id, buyer_id) DO NOTHING RETURNING id INTO bought;
	IF bought IS NULL THEN
		SELECT id INTO STRICT bought FROM purchase WHERE plan_id = p_plan AND buyer_id = p_buyer;
	END IF;
	RETURN bought;
END $$;--> statement-breakpoint
CREATE TRIGGER plan_change_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "plan_change" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER settlement_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "settlement" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Once a plan is released, what is predicted stays as it was sealed.
CREATE FUNCTION refuse_unsealing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.seal IS NOT NULL AND (OLD.expert_id, OLD.match_id, OLD.play_type, OLD.level, OLD.pick, OLD.line,
		OLD.odds, OLD.price, OLD.refund, OLD.released_at, OLD.position, OLD.salt, OLD.previous, OLD.seal)
		IS DISTINCT FROM (NEW.expert_id, NEW.match_id, NEW.play_type, NEW.level, NEW.pick, NEW.line,
		NEW.odds, NEW.price, NEW.refund, NEW.released_at, NEW.position, NEW.salt, NEW.previous, NEW.seal) THEN
		RAISE EXCEPTION 'a released plan stays as it was sealed';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER plan_stays_sealed BEFORE UPDATE ON "plan" FOR EACH ROW EXECUTE FUNCTION refuse_unsealing();
