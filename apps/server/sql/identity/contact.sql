-- As identity.account, with the addresses that are bound to it: for who is allowed to read those.
CREATE OR REPLACE VIEW identity.contact AS
SELECT id, username, roles, created_at, last_seen_at, deleted_at, email, area_code, mobile FROM public.account;
