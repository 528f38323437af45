-- Broadcasts that can be played again at an instant: not cut, not hidden, kept, and of an anchor who still is one and
-- not banned.
CREATE OR REPLACE FUNCTION replayable(at timestamptz)
RETURNS TABLE (broadcast_id integer) LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
	SELECT b.id FROM anchors.broadcast b
	WHERE b.on_air_at IS NOT NULL AND b.ended_by IN ('downcast', 'lapsed')
		AND NOT EXISTS (SELECT FROM hidden_replay h WHERE h.broadcast_id = b.id)
		AND EXISTS (SELECT FROM stream_session s
			WHERE s.broadcast_id = b.id AND s.engine = 'own' AND s.forgotten_at IS NULL)
		AND EXISTS (SELECT FROM anchors.anchor a WHERE a.account_id = b.anchor_id AND a.state = 'approved')
		AND NOT EXISTS (SELECT FROM anchors.bans_in_force(at) n WHERE n.account_id = b.anchor_id);
END;
