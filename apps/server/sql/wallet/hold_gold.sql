-- Puts a person's gold into escrow. Answers the hold's id; of a key that came before, the hold of then.
CREATE OR REPLACE FUNCTION wallet.hold_gold(p_key text, p_owner integer, p_amount bigint, p_reference text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	wallet integer;
	escrow integer;
	moved bigint;
	held bigint;
BEGIN
	-- The wallet first, then the transfer's key: two orders of a person that meet wait for each other in one order.
	SELECT id INTO wallet FROM ledger_account WHERE kind = 'user' AND owner_id = p_owner FOR NO KEY UPDATE;
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
END $$;
