-- give_gift for several at once: one transaction, and one wait for the disk. What one of them is refused for leaves the
-- others alone: its code, else the gift. All wallets first, in the order of accounts, then the rooms, in the order of
-- anchors, and of one room in the order in which they came: so two of these that meet don't end each other.
CREATE OR REPLACE FUNCTION give_gifts(p_gifts integer[], p_anchors integer[], p_accounts integer[], p_counts integer[],
	p_prices integer[], p_share integer, p_combo integer, p_playheads timestamptz[], p_labels text[], p_levels integer[],
	p_keys text[], p_days date[], p_ats timestamptz[])
RETURNS TABLE (nth integer, sent gift_sent, refusal text) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM wallet.lock_wallets(p_accounts);
	FOR nth IN SELECT n FROM generate_subscripts(p_gifts, 1) n ORDER BY p_anchors[n], n LOOP
		BEGIN
			refusal := NULL;
			sent := give_gift(p_gifts[nth], p_anchors[nth], p_accounts[nth], p_counts[nth], p_prices[nth], p_share, p_combo,
				p_playheads[nth], p_labels[nth], p_levels[nth], p_keys[nth], p_days[nth], p_ats[nth]);
		EXCEPTION
			WHEN SQLSTATE 'GF001' OR SQLSTATE 'GF002' OR SQLSTATE 'GF003' OR SQLSTATE 'GF004' OR SQLSTATE 'GF005'
				OR SQLSTATE 'GF006' OR SQLSTATE 'GL001' OR SQLSTATE 'GL002' THEN
				sent := NULL;
				refusal := SQLSTATE;
		END;
		RETURN NEXT;
	END LOOP;
END $$;
