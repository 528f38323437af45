-- Gives a gift in one round trip: to an anchor who is on air, at the price that was shown; the gold moves, the room's
-- talk has it, the leaderboards count it. Answers the gift, also the one that its key gave before. Raises GF001 not on
-- sale, GF002 another price, GF003 not on air, GF004 one's own room, GF005 blocked by the anchor, GF006 the key came
-- with another gift, and what pay_gold raises.
CREATE OR REPLACE FUNCTION give_gift(p_gift integer, p_anchor integer, p_account integer, p_count integer,
	p_price integer, p_share integer, p_combo integer, p_playhead timestamptz, p_label text, p_level integer,
	p_key text, p_day date, p_at timestamptz)
RETURNS gift_sent LANGUAGE plpgsql AS $$
DECLARE
	sent gift_sent;
	asked integer;
	sold boolean;
	broadcast integer;
	paid bigint;
BEGIN
	SELECT * INTO sent FROM gift_sent WHERE account_id = p_account AND key = p_key;
	IF NOT FOUND THEN
		SELECT price, on_sale INTO asked, sold FROM gift WHERE id = p_gift;
		IF sold IS NOT TRUE THEN
			RAISE EXCEPTION 'not on sale' USING ERRCODE = 'GF001';
		ELSIF asked <> p_price THEN
			RAISE EXCEPTION 'another price' USING ERRCODE = 'GF002';
		END IF;
		SELECT id INTO broadcast FROM anchors.broadcast
		WHERE anchor_id = p_anchor AND ended_at IS NULL AND on_air_at IS NOT NULL;
		IF NOT FOUND THEN
			RAISE EXCEPTION 'not on air' USING ERRCODE = 'GF003';
		ELSIF p_anchor = p_account THEN
			RAISE EXCEPTION 'their own room' USING ERRCODE = 'GF004';
		ELSIF EXISTS (SELECT FROM users.block WHERE account_id = p_anchor AND blocked_id = p_account) THEN
			RAISE EXCEPTION 'blocked' USING ERRCODE = 'GF005';
		END IF;

		-- Whoever gives to the same room next waits for this transaction, and none for the disk but by itself: wait_for_disk.
		PERFORM set_config('synchronous_commit', 'off', true);
		sent.gold := p_count * asked;
		sent.earned := round(sent.gold * p_share / 100.0);
		paid := wallet.pay_gold('gift:' || p_account || ':' || p_key, 'gift', p_account, p_anchor, sent.gold, sent.earned,
			'broadcast:' || broadcast, p_at);
		-- Their wallet is locked from here on: of one person's gifts each sees those before it. `+ 0`: no plan is to walk
		-- all gifts backwards for somebody who gave none of late.
		INSERT INTO gift_sent (gift_id, anchor_id, account_id, broadcast_id, count, price, gold, earned, key, combo_id,
			combo_count, transfer_id, at)
		SELECT p_gift, p_anchor, p_account, broadcast, p_count, asked, sent.gold, sent.earned, p_key, before.combo_id,
			p_count + coalesce(before.combo_count, 0), paid, p_at
		FROM (SELECT) one LEFT JOIN (
			SELECT coalesce(s.combo_id, s.id) AS combo_id, s.combo_count FROM gift_sent s
			WHERE s.account_id = p_account AND s.anchor_id = p_anchor AND s.gift_id = p_gift
				AND s.at > p_at - make_interval(secs => p_combo) ORDER BY s.id + 0 DESC LIMIT 1) before ON true
		ON CONFLICT (account_id, key) DO NOTHING RETURNING * INTO sent;
		IF FOUND THEN
			INSERT INTO gift_day AS d (anchor_id, day, account_id, gold) VALUES (p_anchor, p_day, p_account, sent.gold)
			ON CONFLICT (anchor_id, day, account_id) DO UPDATE SET gold = d.gold + sent.gold;
			-- The room last: whoever speaks there waits for it.
			PERFORM chat.say_gift(p_anchor, p_account, jsonb_build_object('giftId', p_gift, 'count', p_count,
				'gold', sent.gold, 'combo', jsonb_build_object('id', coalesce(sent.combo_id, sent.id), 'count', sent.combo_count)),
				p_playhead, p_label, p_level, 'gift:' || p_key, p_at);
			RETURN sent;
		END IF;
		SELECT * INTO STRICT sent FROM gift_sent WHERE account_id = p_account AND key = p_key;
	END IF;
	IF (sent.gift_id, sent.anchor_id, sent.count, sent.price) IS DISTINCT FROM (p_gift, p_anchor, p_count, p_price) THEN
		RAISE EXCEPTION 'the key came with another gift' USING ERRCODE = 'GF006';
	END IF;
	RETURN sent;
END $$;
