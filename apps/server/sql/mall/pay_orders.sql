-- pay_order for several at once: one transaction, and one wait for the disk. What one of them is refused for leaves the
-- others alone: its code, else the order. All wallets first, then orders by their goods: so two of these that meet
-- don't end each other.
CREATE OR REPLACE FUNCTION pay_orders(p_orders integer[], p_accounts integer[], p_hours integer, p_ats timestamptz[])
RETURNS TABLE (nth integer, paid goods_order, refusal text) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM wallet.lock_wallets(p_accounts);
	FOR nth IN SELECT n FROM generate_subscripts(p_orders, 1) n LEFT JOIN goods_order o ON o.id = p_orders[n]
		ORDER BY o.goods_id, o.id, n LOOP
		BEGIN
			refusal := NULL;
			paid := pay_order(p_orders[nth], p_accounts[nth], p_hours, p_ats[nth]);
		EXCEPTION
			WHEN SQLSTATE 'MA011' OR SQLSTATE 'MA012' OR SQLSTATE 'MA013' OR SQLSTATE 'GL001' OR SQLSTATE 'GL002' THEN
				paid := NULL;
				refusal := SQLSTATE;
		END;
		RETURN NEXT;
	END LOOP;
END $$;
