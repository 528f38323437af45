-- What move_gold does, for many holds at once: gives back those that are held, each by a transfer of its own.
-- Answers the sum. Wallets are taken in order: two of these meet as rarely as they can, and the database ends
-- one of them if they do.
CREATE OR REPLACE FUNCTION release_holds(p_holds bigint[], p_at timestamptz)
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
END $$;
