-- What keeps anchors from streaming at an instant, as anchors: a ban of their account is another matter.
CREATE OR REPLACE FUNCTION anchor_bans_in_force(at timestamptz)
RETURNS TABLE (account_id integer, reason text, until timestamptz) LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
	SELECT a.account_id, a.ban_reason, a.banned_until FROM anchor a
	WHERE a.banned_at <= at AND (a.banned_until IS NULL OR a.banned_until > at);
END;
