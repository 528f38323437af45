CREATE OR REPLACE VIEW identity.ban AS
SELECT id, account_id, reason, "from", until, banned_by, lifted_at, lifted_by FROM public.ban;
