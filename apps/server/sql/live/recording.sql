-- What is kept of broadcasts that may be shown again: until when it was seen, null while it goes on.
CREATE OR REPLACE VIEW live.recording AS
SELECT s.stream, s.recording, s.account_id, s.broadcast_id, s.began_at,
	CASE WHEN s.state = 'ended' THEN coalesce(s.left_at, s.changed_at) END AS ended_at
FROM public.stream_session s
WHERE s.engine = 'own' AND s.forgotten_at IS NULL AND s.broadcast_id IS NOT NULL
	AND NOT EXISTS (SELECT FROM public.hidden_replay h WHERE h.broadcast_id = s.broadcast_id);
