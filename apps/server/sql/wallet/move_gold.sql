-- The one function that moves gold. Answers the transfer's id, also when the same transfer was made before.
-- Raises GL001 not enough gold, GL002 the key came with another content.
CREATE OR REPLACE FUNCTION move_gold(p_key text, p_kind text, p_debit integer, p_credit integer, p_amount bigint, p_reference text, p_reverses bigint, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	moved bigint;
	after_debit bigint;
	after_credit bigint;
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

	-- A person's wallet is changed under its lock, and only if it covers the debit; what is busy is appended.
	UPDATE ledger_account SET balance = balance - p_amount
	WHERE id = p_debit AND kind = 'user' AND balance >= p_amount RETURNING balance INTO after_debit;
	IF NOT FOUND THEN
		INSERT INTO ledger_pending (account_id, amount)
		SELECT id, -p_amount FROM ledger_account WHERE id = p_debit AND kind <> 'user';
		IF NOT FOUND THEN
			RAISE EXCEPTION 'not enough gold' USING ERRCODE = 'GL001';
		END IF;
	END IF;
	INSERT INTO ledger_pending (account_id, amount)
	SELECT id, p_amount FROM ledger_account WHERE id = p_credit AND kind <> 'user';
	IF NOT FOUND THEN
		UPDATE ledger_account SET balance = balance + p_amount WHERE id = p_credit
		RETURNING balance INTO STRICT after_credit;
	END IF;
	INSERT INTO ledger_entry (transfer_id, account_id, amount, before, after)
	VALUES (moved, p_debit, -p_amount, after_debit + p_amount, after_debit),
		(moved, p_credit, p_amount, after_credit - p_amount, after_credit);
	RETURN moved;
END $$;
