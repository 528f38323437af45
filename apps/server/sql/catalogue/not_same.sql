CREATE OR REPLACE VIEW catalogue.not_same AS
SELECT kind, one_id, other_id, "by", reason, at FROM public.not_same;
