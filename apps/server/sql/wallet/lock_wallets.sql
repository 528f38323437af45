-- Locks people's wallets until the transaction's end, in one order: whoever takes gold of several people at once does
-- so before all else.
CREATE OR REPLACE FUNCTION wallet.lock_wallets(p_owners integer[])
RETURNS void LANGUAGE sql AS $$
	SELECT FROM ledger_account WHERE kind = 'user' AND owner_id = ANY (p_owners) ORDER BY owner_id FOR NO KEY UPDATE;
$$;
