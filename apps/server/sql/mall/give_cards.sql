-- Gives an order as many cards of its goods' pool, each of them once, and counts them as sold. Raises MA013 where the
-- pool has too few.
CREATE OR REPLACE FUNCTION give_cards(p_order integer, p_goods integer, p_count integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	given integer;
BEGIN
	-- Whoever takes cards of these goods waits here for who came before.
	UPDATE goods SET reserved = reserved - p_count, sold = sold + p_count WHERE id = p_goods;
	UPDATE goods_card SET order_id = p_order WHERE id IN (
		SELECT id FROM goods_card WHERE goods_id = p_goods AND order_id IS NULL ORDER BY id LIMIT p_count);
	GET DIAGNOSTICS given = ROW_COUNT;
	IF given <> p_count THEN
		RAISE EXCEPTION 'the pool has too few cards' USING ERRCODE = 'MA013';
	END IF;
END $$;
