-- Unlocks a paid broadcast in one round trip: at the price that was shown, once for a person and broadcast, while it
-- is on or can be played again. Answers the unlock, also the one of before. Raises LV001 unknown, LV002 over, LV003
-- free, LV004 another price, LV005 one's own, and what move_gold raises.
CREATE OR REPLACE FUNCTION unlock_room(p_broadcast integer, p_account integer, p_price integer, p_key text, p_at timestamptz)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	unlocked bigint;
	asked integer;
	anchor integer;
	gone boolean;
	held bigint;
BEGIN
	SELECT id INTO unlocked FROM live_unlock WHERE broadcast_id = p_broadcast AND account_id = p_account;
	IF unlocked IS NOT NULL THEN
		RETURN unlocked;
	END IF;
	SELECT b.price, b.anchor_id,
		b.ended_at IS NOT NULL AND NOT EXISTS (SELECT FROM replayable(p_at) r WHERE r.broadcast_id = b.id)
	INTO asked, anchor, gone FROM anchors.broadcast b WHERE b.id = p_broadcast AND b.on_air_at IS NOT NULL;
	IF NOT FOUND THEN
		RAISE EXCEPTION 'no such broadcast' USING ERRCODE = 'LV001';
	ELSIF gone THEN
		RAISE EXCEPTION 'it is over' USING ERRCODE = 'LV002';
	ELSIF asked IS NULL THEN
		RAISE EXCEPTION 'it is free' USING ERRCODE = 'LV003';
	ELSIF asked <> p_price THEN
		RAISE EXCEPTION 'another price' USING ERRCODE = 'LV004';
	ELSIF anchor = p_account THEN
		RAISE EXCEPTION 'their own room' USING ERRCODE = 'LV005';
	END IF;
	held := wallet.hold_gold('broadcast:' || p_broadcast || ':' || p_account, p_account, asked,
		'broadcast:' || p_broadcast, p_at);
	INSERT INTO live_unlock (broadcast_id, account_id, price, key, hold_id, at)
	VALUES (p_broadcast, p_account, asked, p_key, held, p_at)
	ON CONFLICT (broadcast_id, account_id) DO NOTHING RETURNING id INTO unlocked;
	IF unlocked IS NULL THEN
		SELECT id INTO STRICT unlocked FROM live_unlock WHERE broadcast_id = p_broadcast AND account_id = p_account;
	END IF;
	RETURN unlocked;
END $$;
