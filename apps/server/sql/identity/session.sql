CREATE OR REPLACE VIEW identity.session AS
SELECT id, account_id, created_at, last_seen_at, ended_at, end_reason, ip, network, user_agent FROM public.session;
