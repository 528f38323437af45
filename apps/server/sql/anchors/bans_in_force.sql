-- What keeps anchors from streaming at an instant: their own bans, and those of their accounts.
CREATE OR REPLACE FUNCTION anchors.bans_in_force(at timestamptz)
RETURNS TABLE (account_id integer, reason text, until timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
	SELECT a.account_id, a.ban_reason, a.banned_until FROM public.anchor a
	WHERE a.banned_at <= at AND (a.banned_until IS NULL OR a.banned_until > at)
	UNION ALL
	SELECT b.account_id, b.reason, b.until FROM identity.bans_in_force(at) b;
END;
