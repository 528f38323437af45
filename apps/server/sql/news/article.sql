-- Articles with their titles in all their languages, Chinese first, and how often they were read.
CREATE OR REPLACE VIEW news.article AS
SELECT a.id, a.game_id, a.state,
	coalesce((SELECT jsonb_agg(t.title ORDER BY t.locale <> 'zh_CN', t.locale) FROM public.article_text t WHERE t.article_id = a.id), '[]') AS titles,
	coalesce((SELECT v.views FROM public.article_views v WHERE v.article_id = a.id), 0) AS views
FROM public.article a;
