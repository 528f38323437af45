-- What keeps anchors from streaming at an instant: their own bans, and those of their accounts.
CREATE OR REPLACE FUNCTION anchors.bans_in_force(at timestamptz)
RETURNS TABLE (account_id integer, reason text, until timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
	SELECT a.account_id, a.reason, a.until FROM public.anchor_bans_in_force(at) a
	UNION ALL
	SELECT b.account_id, b.reason, b.until FROM identity.bans_in_force(at) b;
END;
