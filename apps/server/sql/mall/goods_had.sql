-- How many of some goods a person has redeemed or reserved in so many days, or ever; what was drawn does not count.
CREATE OR REPLACE FUNCTION goods_had(p_goods integer, p_account integer, p_days integer, p_at timestamptz)
RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT coalesce(sum(count), 0)::integer FROM goods_order
	WHERE goods_id = p_goods AND account_id = p_account AND edition_id IS NULL
		AND state NOT IN ('cancelled', 'refunded') AND (state <> 'unpaid' OR pay_before > p_at)
		AND (p_days IS NULL OR created_at > p_at - make_interval(days => p_days))
$$;
