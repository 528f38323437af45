CREATE OR REPLACE VIEW users.profile AS
SELECT account_id, avatar FROM public.profile;
