-- Takes released holds back into escrow, of the wallets that still cover them, by reversing transfers.
-- Answers how many.
CREATE OR REPLACE FUNCTION recollect_holds(p_holds bigint[], p_at timestamptz)
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
END $$;
