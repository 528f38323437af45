CREATE OR REPLACE VIEW catalogue.link AS
SELECT id, kind, row_id, shown_id, "by", reason, at, brought_by, ended_at, ended_by, ended_reason FROM public.link;
