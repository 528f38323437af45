-- Pays a person's gold at once: `p_part` of it to who earns it, the rest to the house. Answers the transfer to whoever
-- got something, the earner first; of a key that came before with the same content, the transfer of then.
CREATE OR REPLACE FUNCTION wallet.pay_gold(p_key text, p_kind text, p_owner integer, p_earner integer, p_amount bigint,
	p_part bigint, p_reference text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	wallet integer;
	earnings integer;
	house integer;
	earned bigint;
	kept bigint;
BEGIN
	-- The wallet first, as in hold_gold.
	SELECT id INTO wallet FROM ledger_account WHERE kind = 'user' AND owner_id = p_owner FOR NO KEY UPDATE;
	IF wallet IS NULL THEN
		RAISE EXCEPTION 'not enough gold' USING ERRCODE = 'GL001';
	END IF;
	IF p_part > 0 THEN
		SELECT id INTO earnings FROM ledger_account WHERE kind = 'earnings' AND owner_id = p_earner;
		IF earnings IS NULL THEN
			INSERT INTO ledger_account (kind, owner_id) VALUES ('earnings', p_earner)
			ON CONFLICT (kind, owner_id) WHERE owner_id IS NOT NULL DO NOTHING;
			SELECT id INTO STRICT earnings FROM ledger_account WHERE kind = 'earnings' AND owner_id = p_earner;
		END IF;
		earned := move_gold(p_key || ':earned', p_kind, wallet, earnings, p_part, p_reference, NULL, p_at);
	END IF;
	IF p_amount > p_part THEN
		SELECT id INTO STRICT house FROM ledger_account WHERE kind = 'house' AND owner_id IS NULL;
		kept := move_gold(p_key || ':kept', p_kind, wallet, house, p_amount - p_part, p_reference, NULL, p_at);
	END IF;
	RETURN coalesce(earned, kept);
END $$;
