-- create_order for several at once: one transaction, and one wait for the disk. What one of them is refused for leaves
-- the others alone: its code, else the order. All wallets first, then goods, in their order, and of the same goods in
-- the order in which they came: so two of these that meet don't end each other.
CREATE OR REPLACE FUNCTION create_orders(p_goods integer[], p_accounts integer[], p_counts integer[], p_prices integer[],
	p_keys text[], p_recipients text[], p_countries text[], p_remarks text[], p_asked text[], p_tiers integer[],
	p_unpaid integer, p_within integer, p_in_vain integer[], p_ats timestamptz[])
RETURNS TABLE (nth integer, made goods_order, refusal text, detail text) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM wallet.lock_wallets(p_accounts);
	FOR nth IN SELECT n FROM generate_subscripts(p_goods, 1) n ORDER BY p_goods[n], n LOOP
		BEGIN
			refusal := NULL;
			detail := NULL;
			made := create_order(p_goods[nth], p_accounts[nth], p_counts[nth], p_prices[nth], p_keys[nth], p_recipients[nth],
				p_countries[nth], p_remarks[nth], p_asked[nth], p_tiers, p_unpaid, p_within, p_in_vain, p_ats[nth]);
		EXCEPTION
			WHEN SQLSTATE 'MA001' OR SQLSTATE 'MA002' OR SQLSTATE 'MA003' OR SQLSTATE 'MA004' OR SQLSTATE 'MA005'
				OR SQLSTATE 'MA006' OR SQLSTATE 'MA007' OR SQLSTATE 'MA008' OR SQLSTATE 'MA009' OR SQLSTATE 'MA010'
				OR SQLSTATE 'MA014' OR SQLSTATE 'MA015' OR SQLSTATE 'GL001' THEN
				GET STACKED DIAGNOSTICS detail = PG_EXCEPTION_DETAIL;
				made := NULL;
				refusal := SQLSTATE;
		END;
		RETURN NEXT;
	END LOOP;
END $$;
