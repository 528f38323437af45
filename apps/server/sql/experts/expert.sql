CREATE OR REPLACE VIEW experts.expert AS
SELECT account_id, state FROM public.expert;
