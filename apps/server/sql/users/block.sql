CREATE OR REPLACE VIEW users.block AS
SELECT account_id, blocked_id FROM public.block;
