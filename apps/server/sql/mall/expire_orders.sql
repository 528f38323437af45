-- Cancels what nobody paid in time of some goods, forgets where it would go, and frees what was reserved; what somebody is at is left to them.
-- Answers how many.
CREATE OR REPLACE FUNCTION expire_orders(p_goods integer, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	gone integer[];
	freed bigint;
BEGIN
	SELECT array_agg(id), sum(count) INTO gone, freed FROM (
		SELECT id, count FROM goods_order WHERE goods_id = p_goods AND state = 'unpaid' AND pay_before <= p_at
		ORDER BY pay_before LIMIT 500 FOR UPDATE SKIP LOCKED) late;
	IF gone IS NULL THEN
		RETURN 0;
	END IF;
	UPDATE goods_order SET state = 'cancelled', pay_before = NULL, recipient = NULL, country = NULL
	WHERE id = ANY (gone);
	INSERT INTO goods_order_step (order_id, event, state, by, at, told)
	SELECT id, 'expire', 'cancelled', 'clock', p_at, false FROM unnest(gone) id;
	UPDATE goods SET reserved = reserved - freed WHERE id = p_goods;
	RETURN cardinality(gone);
END $$;
