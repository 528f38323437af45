-- Reserves goods in one round trip: on sale, at the price that was shown, for who may have as many and could pay them.
-- Answers the order, also the one that its key made before. Raises MA001 unknown, MA002 off sale, MA003 another price,
-- MA004 out of stock, MA005 more than one may have, MA006 no phone, MA007 level too low, MA008 too many unpaid, MA009 no
-- recipient, MA010 the key came with another order, MA014 too many came to nothing (its detail: minutes to wait), MA015
-- more of scarce goods than may be unpaid (its detail: how many may), GL001 not enough gold for all that is unpaid.
CREATE OR REPLACE FUNCTION create_order(p_goods integer, p_account integer, p_count integer, p_price integer, p_key text,
	p_recipient text, p_country text, p_remarks text, p_asked text, p_tiers integer[], p_unpaid integer, p_within integer, p_in_vain integer[],
	p_at timestamptz)
RETURNS goods_order LANGUAGE plpgsql AS $$
DECLARE
	made goods_order;
	wanted goods;
	waiting record;
	remaining integer;
BEGIN
	SELECT * INTO made FROM goods_order WHERE account_id = p_account AND key = p_key;
	IF NOT FOUND THEN
		SELECT * INTO wanted FROM goods WHERE id = p_goods;
		IF NOT FOUND THEN
			RAISE EXCEPTION 'no such goods' USING ERRCODE = 'MA001';
		ELSIF NOT are_on_sale(wanted.on_sale, wanted.publish_at, wanted.off_at, p_at) THEN
			RAISE EXCEPTION 'off sale' USING ERRCODE = 'MA002';
		ELSIF wanted.price <> p_price THEN
			RAISE EXCEPTION 'another price' USING ERRCODE = 'MA003';
		ELSIF wanted.free < p_count AND NOT EXISTS (SELECT FROM goods_order
			WHERE goods_id = p_goods AND state = 'unpaid' AND pay_before <= p_at) THEN
			-- Who comes too late waits for no lock.
			RAISE EXCEPTION 'out of stock' USING ERRCODE = 'MA004';
		ELSIF wanted.kind = 'physical' AND p_recipient IS NULL THEN
			RAISE EXCEPTION 'no recipient' USING ERRCODE = 'MA009';
		ELSIF wanted.needs_phone AND NOT EXISTS (
			SELECT FROM identity.contact WHERE id = p_account AND mobile IS NOT NULL) THEN
			RAISE EXCEPTION 'no phone' USING ERRCODE = 'MA006';
		END IF;
		IF wanted.level > 0 THEN
			IF wallet.recharged(p_account) < p_tiers[wanted.level] THEN
				RAISE EXCEPTION 'level too low' USING ERRCODE = 'MA007', DETAIL = wanted.level::text;
			END IF;
		END IF;
		IF NOT EXISTS (SELECT FROM wallet.purse WHERE account_id = p_account AND balance >= p_count::bigint * p_price) THEN
			RAISE EXCEPTION 'not enough gold' USING ERRCODE = 'GL001';
		END IF;

		-- Of one person's orders each sees those before it.
		PERFORM wallet.lock_wallets(ARRAY[p_account]);
		SELECT * INTO made FROM goods_order WHERE account_id = p_account AND key = p_key;
		IF NOT FOUND THEN
			SELECT * INTO waiting FROM waiting_orders(p_account, p_goods, p_in_vain, p_at);
			IF waiting.orders >= p_unpaid THEN
				RAISE EXCEPTION 'too many unpaid' USING ERRCODE = 'MA008';
			ELSIF waiting.until > p_at THEN
				RAISE EXCEPTION 'too many for nothing' USING ERRCODE = 'MA014',
					DETAIL = ceil(extract(epoch FROM waiting.until - p_at) / 60)::text;
			ELSIF NOT EXISTS (SELECT FROM wallet.purse WHERE account_id = p_account
				AND balance >= waiting.gold + p_count::bigint * p_price) THEN
				RAISE EXCEPTION 'not enough gold' USING ERRCODE = 'GL001';
			ELSIF wanted.limit_count IS NOT NULL AND wanted.limit_count < p_count + goods_had(p_goods, p_account, wanted.limit_days, p_at) THEN
				RAISE EXCEPTION 'more than one may have' USING ERRCODE = 'MA005';
			END IF;
			UPDATE goods SET reserved = reserved + p_count WHERE id = p_goods AND free >= p_count RETURNING free INTO remaining;
			IF NOT FOUND THEN
				PERFORM expire_orders(p_goods, p_at);
				UPDATE goods SET reserved = reserved + p_count WHERE id = p_goods AND free >= p_count
				RETURNING free INTO remaining;
				IF NOT FOUND THEN
					RAISE EXCEPTION 'out of stock' USING ERRCODE = 'MA004';
				END IF;
			END IF;
			remaining := goods_share(remaining + p_count, waiting.count);
			IF p_count > remaining THEN
				RAISE EXCEPTION 'too many of few' USING ERRCODE = 'MA015', DETAIL = remaining::text;
			END IF;
			INSERT INTO goods_order (account_id, goods_id, count, gold, state, key, asked, created_at, pay_before, recipient,
				country, remarks)
			VALUES (p_account, p_goods, p_count, p_count * p_price, 'unpaid', p_key, p_asked, p_at,
				p_at + make_interval(secs => p_within), p_recipient, p_country, p_remarks)
			RETURNING * INTO made;
			INSERT INTO goods_order_step (order_id, event, state, by, at, told)
			VALUES (made.id, 'create', 'unpaid', 'fan', p_at, true);
			RETURN made;
		END IF;
	END IF;
	IF (made.goods_id, made.count, made.gold) IS DISTINCT FROM (p_goods, p_count, p_count * p_price)
		OR made.asked <> p_asked THEN
		RAISE EXCEPTION 'the key came with another order' USING ERRCODE = 'MA010';
	END IF;
	RETURN made;
END $$;
