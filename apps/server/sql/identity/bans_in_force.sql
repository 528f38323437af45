-- The bans that keep somebody out at an instant: each from its first moment to its last, whether sessions were
-- ended for it or not.
CREATE OR REPLACE FUNCTION identity.bans_in_force(at timestamptz)
RETURNS TABLE (id integer, account_id integer, reason text, until timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
	SELECT b.id, b.account_id, b.reason, b.until FROM public.ban b
	WHERE b.lifted_at IS NULL AND b."from" <= at AND (b.until IS NULL OR b.until > at);
END;
