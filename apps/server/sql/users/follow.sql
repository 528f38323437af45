CREATE OR REPLACE VIEW users.follow AS
SELECT account_id, kind, target_id, at, occasions FROM public.follow;
