-- Puts a gift into the talk of an anchor's room, in the giver's transaction, as the room's next version. The row of the
-- room is locked until its end, so whoever gives to several anchors at once takes them in the order of their ids.
CREATE OR REPLACE FUNCTION chat.say_gift(p_anchor integer, p_account integer, p_gift jsonb, p_playhead timestamptz,
	p_label text, p_level integer, p_key text, p_at timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
	room integer;
	taken bigint;
	message integer;
BEGIN
	INSERT INTO chat_room AS r (name, anchor_id, v, last_at) VALUES ('anchor-' || p_anchor, p_anchor, 1, p_at)
	ON CONFLICT (name) DO UPDATE SET v = r.v + 1, last_at = p_at
	RETURNING r.id, r.v INTO room, taken;
	INSERT INTO chat_message (room_id, v, account_id, at, text, gift, playhead, label, level, key)
	VALUES (room, taken, p_account, p_at, '', p_gift, p_playhead, p_label, p_level, p_key)
	RETURNING id INTO message;
	RETURN message;
END $$;
