-- Pays a reserved order in one round trip, once: of what is sent the gold is held, what has a card number is paid and
-- given. Answers the order, also the one that was paid before. Raises MA011 unknown, MA012 it is too late or over, MA013
-- no cards, and what hold_gold and pay_gold raise.
CREATE OR REPLACE FUNCTION pay_order(p_order integer, p_account integer, p_hours integer, p_at timestamptz)
RETURNS goods_order LANGUAGE plpgsql AS $$
DECLARE
	paid goods_order;
	what text;
	held bigint;
BEGIN
	PERFORM wallet.lock_wallets(ARRAY[p_account]);
	SELECT * INTO paid FROM goods_order WHERE id = p_order AND account_id = p_account FOR UPDATE;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no such order' USING ERRCODE = 'MA011';
	ELSIF paid.paid_at IS NOT NULL AND paid.state <> 'cancelled' THEN
		RETURN paid;
	ELSIF paid.state <> 'unpaid' OR paid.pay_before <= p_at THEN
		RAISE EXCEPTION 'it is over' USING ERRCODE = 'MA012';
	END IF;
	SELECT kind INTO STRICT what FROM goods WHERE id = paid.goods_id;
	IF what = 'physical' THEN
		held := wallet.hold_gold('goodsOrder:' || p_order, p_account, paid.gold, 'goodsOrder:' || p_order, p_at);
		UPDATE goods_order SET state = 'paid', hold_id = held, paid_at = p_at, pay_before = NULL,
			due_at = p_at + make_interval(hours => p_hours)
		WHERE id = p_order RETURNING * INTO paid;
	ELSE
		PERFORM wallet.pay_gold('goodsOrder:' || p_order, 'goods', p_account, NULL, paid.gold, 0, 'goodsOrder:' || p_order,
			p_at);
		PERFORM give_cards(p_order, paid.goods_id, paid.count);
		UPDATE goods_order SET state = 'redeemed', paid_at = p_at, pay_before = NULL, shipped_at = p_at
		WHERE id = p_order RETURNING * INTO paid;
	END IF;
	INSERT INTO goods_order_step (order_id, event, state, by, at, told)
	VALUES (p_order, 'pay', paid.state, 'fan', p_at, false);
	RETURN paid;
END $$;
