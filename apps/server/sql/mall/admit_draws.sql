-- Who may draw now, under the locks that draw_prizes needs: all wallets, then the edition. Answers for each of them the
-- draw that their key made before, or the code of what they are refused for, or neither; and how many were drawn.
-- BB001 unknown, BB002 over, BB003 another price, BB004 age not confirmed, BB005 as often as one may in a day, BB006 too
-- soon, BB007 the key came with another draw, GL001 not enough gold. Nobody is in it twice.
CREATE OR REPLACE FUNCTION admit_draws(p_edition integer, p_accounts integer[], p_keys text[], p_prices integer[],
	p_asked text[], p_since timestamptz, p_at timestamptz)
RETURNS TABLE (nth integer, number integer, refusal text, drawn integer) LANGUAGE plpgsql AS $$
DECLARE
	box blind_box;
	free integer;
	other integer;
	before text;
BEGIN
	PERFORM wallet.lock_wallets(p_accounts);
	SELECT * INTO box FROM blind_box WHERE id = p_edition FOR NO KEY UPDATE;
	drawn := box.drawn;
	free := box.size - box.drawn;
	FOR nth IN SELECT n FROM generate_subscripts(p_accounts, 1) n ORDER BY n LOOP
		number := NULL;
		refusal := NULL;
		SELECT d.number, d.edition_id, o.asked INTO number, other, before FROM goods_order o JOIN blind_draw d ON d.order_id = o.id
		WHERE o.account_id = p_accounts[nth] AND o.key = p_keys[nth];
		IF number IS NOT NULL THEN
			IF other <> p_edition OR before <> p_asked[nth] THEN
				refusal := 'BB007';
			END IF;
		ELSIF box.id IS NULL OR box.state = 'draft' THEN
			refusal := 'BB001';
		ELSIF box.state <> 'open' OR box.closes_at <= p_at OR free = 0 THEN
			refusal := 'BB002';
		ELSIF box.price <> p_prices[nth] THEN
			refusal := 'BB003';
		ELSIF NOT EXISTS (SELECT FROM blind_age a WHERE a.account_id = p_accounts[nth] AND a.age >= box.age) THEN
			refusal := 'BB004';
		ELSIF (SELECT count(*) FROM blind_draw d WHERE d.account_id = p_accounts[nth] AND d.edition_id = p_edition
			AND d.at >= p_since) >= box.daily THEN
			refusal := 'BB005';
		ELSIF box.cool_down > 0 AND EXISTS (SELECT FROM blind_draw d WHERE d.account_id = p_accounts[nth] AND d.edition_id = p_edition
			AND d.at > p_at - make_interval(secs => box.cool_down)) THEN
			refusal := 'BB006';
		ELSIF NOT EXISTS (SELECT FROM wallet.purse w WHERE w.account_id = p_accounts[nth] AND w.balance >= box.price) THEN
			refusal := 'GL001';
		ELSE
			free := free - 1;
		END IF;
		RETURN NEXT;
	END LOOP;
END $$;
