CREATE OR REPLACE VIEW anchors.broadcast AS
SELECT id, anchor_id, title, cover, match_id, label, language, source, price, preview_seconds, began_at, on_air_at,
	ended_at, ended_by, reason
FROM public.broadcast;
