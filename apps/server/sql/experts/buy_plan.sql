-- Buys a plan in one round trip: on sale, at the price that was shown, once for a person and plan. Answers the
-- purchase, also the one of before. Raises EX001 unknown, EX002 not on sale, EX003 another price, EX004 one's own,
-- and what move_gold raises.
CREATE OR REPLACE FUNCTION buy_plan(p_plan integer, p_buyer integer, p_price integer, p_key text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	bought bigint;
	asked integer;
	seller integer;
	on_sale boolean;
	held bigint;
BEGIN
	SELECT id INTO bought FROM purchase WHERE plan_id = p_plan AND buyer_id = p_buyer;
	IF bought IS NOT NULL THEN
		RETURN bought;
	END IF;
	SELECT p.price, p.expert_id, p.price > 0 AND is_on_sale(p.state, p.set_aside, e.state, m.status, m.starts_at, p_at)
	INTO asked, seller, on_sale
	FROM plan p JOIN expert e ON e.account_id = p.expert_id JOIN matches.shown_match m ON m.id = p.match_id
	WHERE p.id = p_plan AND p.released_at IS NOT NULL;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no such plan' USING ERRCODE = 'EX001';
	ELSIF on_sale IS NOT TRUE THEN
		RAISE EXCEPTION 'not on sale' USING ERRCODE = 'EX002';
	ELSIF asked <> p_price THEN
		RAISE EXCEPTION 'another price' USING ERRCODE = 'EX003';
	ELSIF seller = p_buyer THEN
		RAISE EXCEPTION 'their own plan' USING ERRCODE = 'EX004';
	END IF;
	held := wallet.hold_gold('plan:' || p_plan || ':' || p_buyer, p_buyer, asked, 'plan:' || p_plan, p_at);
	INSERT INTO purchase (plan_id, buyer_id, price, key, hold_id, at)
	VALUES (p_plan, p_buyer, asked, p_key, held, p_at)
	ON CONFLICT (plan_id, buyer_id) DO NOTHING RETURNING id INTO bought;
	IF bought IS NULL THEN
		SELECT id INTO STRICT bought FROM purchase WHERE plan_id = p_plan AND buyer_id = p_buyer;
	END IF;
	RETURN bought;
END $$;
