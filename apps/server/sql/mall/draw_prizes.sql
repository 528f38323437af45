-- Draws for those whom admit_draws admitted, in its transaction: the places of the deck that seed and client seeds
-- chose, from number `p_first` on. Each pays, and their prize is an order: to be sent, or given at once.
CREATE OR REPLACE FUNCTION draw_prizes(p_edition integer, p_first integer, p_accounts integer[], p_keys text[],
	p_positions integer[], p_prizes integer[], p_seeds text[], p_recipients text[], p_countries text[], p_asked text[], p_hours integer,
	p_at timestamptz)
RETURNS TABLE (nth integer, order_id integer) LANGUAGE plpgsql AS $$
DECLARE
	box blind_box;
	won blind_prize;
	what text;
	paid bigint;
BEGIN
	UPDATE blind_box b SET drawn = b.drawn + cardinality(p_accounts),
		state = CASE WHEN b.drawn + cardinality(p_accounts) = b.size THEN 'soldOut' ELSE b.state END,
		ended_at = CASE WHEN b.drawn + cardinality(p_accounts) = b.size THEN p_at END
	WHERE b.id = p_edition AND b.state = 'open' AND b.drawn = p_first - 1 RETURNING * INTO box;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'draw % of % is not the next', p_first, p_edition;
	END IF;
	-- Cards of several goods are taken in the order of goods, as orders take them.
	PERFORM FROM goods g WHERE g.kind = 'virtual' AND g.id IN (SELECT p.goods_id FROM blind_prize p WHERE p.id = ANY (p_prizes))
	ORDER BY g.id FOR NO KEY UPDATE;
	FOR nth IN SELECT n FROM generate_subscripts(p_accounts, 1) n ORDER BY n LOOP
		UPDATE blind_prize p SET "left" = p."left" - 1 WHERE p.id = p_prizes[nth] AND p.edition_id = p_edition
		RETURNING * INTO STRICT won;
		SELECT kind INTO STRICT what FROM goods WHERE id = won.goods_id;
		INSERT INTO goods_order (account_id, goods_id, edition_id, count, gold, state, key, asked, created_at, paid_at, shipped_at,
			due_at, recipient, country)
		VALUES (p_accounts[nth], won.goods_id, p_edition, 1, box.price,
			CASE what WHEN 'physical' THEN 'paid' ELSE 'redeemed' END, p_keys[nth], p_asked[nth], p_at, p_at,
			CASE WHEN what = 'virtual' THEN p_at END,
			CASE WHEN what = 'physical' AND p_recipients[nth] IS NOT NULL THEN p_at + make_interval(hours => p_hours) END,
			p_recipients[nth], p_countries[nth])
		RETURNING id INTO order_id;
		paid := wallet.pay_gold('draw:' || p_edition || ':' || p_first + nth - 1, 'blindBox', p_accounts[nth], NULL, box.price,
			0, 'goodsOrder:' || order_id, p_at);
		IF what = 'virtual' THEN
			PERFORM give_cards(order_id, won.goods_id, 1);
		END IF;
		INSERT INTO blind_draw (edition_id, number, position, client_seed, prize_id, account_id, order_id, transfer_id, at)
		VALUES (p_edition, p_first + nth - 1, p_positions[nth], p_seeds[nth], won.id, p_accounts[nth], order_id, paid, p_at);
		INSERT INTO goods_order_step (order_id, event, state, by, at, told)
		VALUES (order_id, 'create', CASE what WHEN 'physical' THEN 'paid' ELSE 'redeemed' END, 'fan', p_at, true);
		RETURN NEXT;
	END LOOP;
END $$;
