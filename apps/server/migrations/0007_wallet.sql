CREATE TABLE "hold" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"reference" text NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" integer,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_not_negative" CHECK ("ledger_account"."balance" >= 0 or "ledger_account"."kind" in ('bonus', 'recharge'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint,
	"after" bigint,
	CONSTRAINT "ledger_entry_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_pending" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_pending_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_proof" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_proof_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"transfers" bigint NOT NULL,
	"violations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"order_no" text NOT NULL,
	"fen" integer NOT NULL,
	"gold" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"trade_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"asked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"fen" integer NOT NULL,
	"subject" text NOT NULL,
	"trade_no" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"debit_id" integer NOT NULL,
	"credit_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"reverses_id" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_amount" CHECK ("transfer"."amount" > 0 and "transfer"."debit_id" <> "transfer"."credit_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hold_transfer" ON "hold" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "hold_reference" ON "hold" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "hold_account" ON "hold" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_owner" ON "ledger_account" USING btree ("kind","owner_id") WHERE "ledger_account"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_own" ON "ledger_account" USING btree ("kind") WHERE "ledger_account"."owner_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_key" ON "payment" USING btree ("account_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order" ON "payment" USING btree ("order_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_trade" ON "payment" USING btree ("method","trade_no");--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("created_at") WHERE "payment"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_account" ON "payment" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_key" ON "transfer" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_reverses" ON "transfer" USING btree ("reverses_id") WHERE "transfer"."reverses_id" is not null;--> statement-breakpoint
CREATE INDEX "transfer_reference" ON "transfer" USING btree ("reference");--> statement-breakpoint
-- The one function that moves gold. Answers the transfer's id, also when the same transfer was made before.
-- Raises GL001 not enough gold, GL002 the key came with another content.
CREATE FUNCTION move_gold(p_key text, p_kind text, p_debit integer, p_credit integer, p_amount bigint, p_reference text, p_reverses bigint, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	moved bigint;
	after_debit bigint;
	after_credit bigint;
	debit_kind text;
	credit_kind text;
BEGIN
	INSERT INTO transfer (key, kind, debit_id, credit_id, amount, reference, reverses_id, at)
	VALUES (p_key, p_kind, p_debit, p_credit, p_amount, p_reference, p_reverses, p_at)
	ON CONFLICT (key) DO NOTHING RETURNING id INTO moved;
	IF moved IS NULL THEN
		SELECT id INTO moved FROM transfer WHERE key = p_key AND kind = p_kind AND debit_id = p_debit
			AND credit_id = p_credit AND amount = p_amount AND reference = p_reference;
		IF moved IS NULL THEN
			RAISE EXCEPTION 'the key % came with another transfer', p_key USING ERRCODE = 'GL002';
		END IF;
		RETURN moved;
	END IF;

	-- The debit: of a person's wallet under its lock and only if it is covered, else appended.
	UPDATE ledger_account SET balance = balance - p_amount
	WHERE id = p_debit AND kind = 'user' AND balance >= p_amount RETURNING balance INTO after_debit;
	IF NOT FOUND THEN
		SELECT kind INTO STRICT debit_kind FROM ledger_account WHERE id = p_debit;
		IF debit_kind = 'user' THEN
			RAISE EXCEPTION 'not enough gold' USING ERRCODE = 'GL001';
		END IF;
		INSERT INTO ledger_pending (account_id, amount) VALUES (p_debit, -p_amount);
	END IF;
	SELECT kind INTO STRICT credit_kind FROM ledger_account WHERE id = p_credit;
	IF credit_kind = 'user' THEN
		UPDATE ledger_account SET balance = balance + p_amount WHERE id = p_credit
		RETURNING balance INTO after_credit;
	ELSE
		INSERT INTO ledger_pending (account_id, amount) VALUES (p_credit, p_amount);
	END IF;
	INSERT INTO ledger_entry (transfer_id, account_id, amount, before, after)
	VALUES (moved, p_debit, -p_amount, after_debit + p_amount, after_debit),
		(moved, p_credit, p_amount, after_credit - p_amount, after_credit);
	RETURN moved;
END $$;--> statement-breakpoint
-- Puts a person's gold into escrow. Answers the hold's id; of a key that came before, the hold of then.
CREATE FUNCTION hold_gold(p_key text, p_owner integer, p_amount bigint, p_reference text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	wallet integer;
	escrow integer;
	moved bigint;
	held bigint;
BEGIN
	SELECT id INTO wallet FROM ledger_account WHERE kind = 'user' AND owner_id = p_owner;
	IF wallet IS NULL THEN
		RAISE EXCEPTION 'not enough gold' USING ERRCODE = 'GL001';
	END IF;
	SELECT id INTO STRICT escrow FROM ledger_account WHERE kind = 'escrow' AND owner_id IS NULL;
	moved := move_gold(p_key, 'hold', wallet, escrow, p_amount, p_reference, NULL, p_at);
	INSERT INTO hold (transfer_id, account_id, amount, reference, held_at)
	VALUES (moved, wallet, p_amount, p_reference, p_at)
	ON CONFLICT (transfer_id) DO NOTHING RETURNING id INTO held;
	IF held IS NULL THEN
		SELECT id INTO STRICT held FROM hold WHERE transfer_id = moved;
	END IF;
	RETURN held;
END $$;--> statement-breakpoint
-- What move_gold does, for many holds at once: gives back those that are held, each by a transfer of its own.
-- Answers the sum. Wallets are taken in order: two of these meet as rarely as they can, and the database ends
-- one of them if they do.
CREATE FUNCTION release_holds(p_holds bigint[], p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	escrow integer;
	freed_count bigint;
	credited_count bigint;
	total bigint;
BEGIN
	SELECT id INTO STRICT escrow FROM ledger_account WHERE kind = 'escrow' AND owner_id IS NULL;
	WITH freed AS (
		UPDATE hold SET state = 'released', settled_at = p_at WHERE id = ANY (p_holds) AND state = 'held'
		RETURNING id, account_id, amount, reference, round
	), made AS (
		INSERT INTO transfer (key, kind, debit_id, credit_id, amount, reference, at)
		SELECT 'hold:' || id || ':release:' || round, 'release', escrow, account_id, amount, reference, p_at
		FROM freed RETURNING id, credit_id, amount
	), credited AS (
		UPDATE ledger_account a SET balance = a.balance + made.amount
		FROM (SELECT * FROM made ORDER BY credit_id) made WHERE a.id = made.credit_id
		RETURNING made.id AS transfer_id, a.id AS account_id, made.amount, a.balance
	), entered AS (
		INSERT INTO ledger_entry (transfer_id, account_id, amount, before, after)
		SELECT transfer_id, escrow, -amount, NULL, NULL FROM credited
		UNION ALL
		SELECT transfer_id, account_id, amount, balance - amount, balance FROM credited
	)
	SELECT (SELECT count(*) FROM freed), (SELECT count(*) FROM credited),
		(SELECT coalesce(sum(amount), 0) FROM credited)
	INTO freed_count, credited_count, total;
	IF freed_count <> credited_count THEN
		RAISE EXCEPTION 'a wallet has several of these holds: release them one after the other';
	END IF;
	IF total > 0 THEN
		INSERT INTO ledger_pending (account_id, amount) VALUES (escrow, -total);
	END IF;
	RETURN total;
END $$;--> statement-breakpoint
-- Takes released holds back into escrow, of the wallets that still cover them, by reversing transfers.
-- Answers how many.
CREATE FUNCTION recollect_holds(p_holds bigint[], p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	escrow integer;
	taken_count bigint;
	total bigint;
BEGIN
	SELECT id INTO STRICT escrow FROM ledger_account WHERE kind = 'escrow' AND owner_id IS NULL;
	IF EXISTS (SELECT FROM hold WHERE id = ANY (p_holds) GROUP BY account_id HAVING count(*) > 1) THEN
		RAISE EXCEPTION 'a wallet has several of these holds: take them one after the other';
	END IF;
	WITH taken AS (
		UPDATE ledger_account a SET balance = a.balance - h.amount FROM (
			SELECT * FROM hold WHERE id = ANY (p_holds) AND state = 'released' ORDER BY account_id FOR UPDATE) h
		WHERE a.id = h.account_id AND a.balance >= h.amount
		RETURNING h.id AS hold_id, h.round, h.reference, a.id AS account_id, h.amount, a.balance
	), held AS (
		UPDATE hold SET state = 'held', settled_at = NULL, round = hold.round + 1
		FROM taken WHERE hold.id = taken.hold_id
	), made AS (
		INSERT INTO transfer (key, kind, debit_id, credit_id, amount, reference, reverses_id, at)
		SELECT 'hold:' || hold_id || ':again:' || round, 'reverse', account_id, escrow, amount, reference,
			(SELECT id FROM transfer WHERE key = 'hold:' || hold_id || ':release:' || round), p_at
		FROM taken RETURNING id, debit_id, amount
	), entered AS (
		INSERT INTO ledger_entry (transfer_id, account_id, amount, before, after)
		SELECT made.id, made.debit_id, -made.amount, taken.balance + taken.amount, taken.balance
		FROM made JOIN taken ON taken.account_id = made.debit_id
		UNION ALL
		SELECT made.id, escrow, made.amount, NULL, NULL FROM made
	)
	SELECT count(*), coalesce(sum(amount), 0) INTO taken_count, total FROM taken;
	IF total > 0 THEN
		INSERT INTO ledger_pending (account_id, amount) VALUES (escrow, total);
	END IF;
	RETURN taken_count;
END $$;--> statement-breakpoint
INSERT INTO ledger_account (kind) VALUES ('house'), ('escrow'), ('bonus'), ('recharge');--> statement-breakpoint
CREATE TRIGGER transfer_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "transfer" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Room on each page, so that a balance or a state changes in place.
ALTER TABLE "ledger_account" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "hold" SET (fillfactor = 60);
