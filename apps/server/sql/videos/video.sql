-- Videos, and how often they were watched.
CREATE OR REPLACE VIEW videos.video AS
SELECT n.id, n.kind, n.game_id, n.match_id, n.state, n.file, n.title,
	coalesce((SELECT v.views FROM public.video_views v WHERE v.video_id = n.id), 0) AS views
FROM public.video n;
