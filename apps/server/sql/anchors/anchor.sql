CREATE OR REPLACE VIEW anchors.anchor AS
SELECT account_id, state, introduction, rights, approved_at FROM public.anchor;
