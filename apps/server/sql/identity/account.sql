-- Who has an account, as anybody may know it.
CREATE OR REPLACE VIEW identity.account AS
SELECT id, username, roles, created_at, last_seen_at, deleted_at FROM public.account;
