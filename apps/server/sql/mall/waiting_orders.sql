-- What a person has not paid for, of a day: how many orders are reserved still, what they come to, how many of these
-- goods they hold, the oldest of them; and until when there is nothing new to be had for what was reserved in vain.
-- `p_in_vain`: how often of one kind of goods and of all in a day nobody minds, and the first wait, which doubles, s.
CREATE OR REPLACE FUNCTION waiting_orders(p_account integer, p_goods integer, p_in_vain integer[], p_at timestamptz)
RETURNS TABLE (orders integer, gold bigint, count integer, oldest integer, until timestamptz) LANGUAGE sql STABLE AS $$
	SELECT o.orders, o.gold, o.count, o.oldest, greatest(
		CASE WHEN o.vain >= p_in_vain[2] THEN o.last + make_interval(secs =>
			least(p_in_vain[3] * 2 ^ least(o.vain - p_in_vain[2], 10), 86400)) END,
		CASE WHEN o.vain_of_it >= p_in_vain[1] THEN o.last_of_it + make_interval(secs =>
			least(p_in_vain[3] * 2 ^ least(o.vain_of_it - p_in_vain[1], 10), 86400)) END)
	FROM (SELECT (count(*) FILTER (WHERE is_open))::integer AS orders,
			coalesce(sum(gold) FILTER (WHERE is_open), 0)::bigint AS gold,
			coalesce(sum(count) FILTER (WHERE is_open AND goods_id = p_goods), 0)::integer AS count,
			min(id) FILTER (WHERE is_open) AS oldest,
			count(*) FILTER (WHERE NOT is_open) AS vain, max(created_at) FILTER (WHERE NOT is_open) AS last,
			count(*) FILTER (WHERE NOT is_open AND goods_id = p_goods) AS vain_of_it,
			max(created_at) FILTER (WHERE NOT is_open AND goods_id = p_goods) AS last_of_it
		FROM (SELECT *, state = 'unpaid' AND pay_before > p_at AS is_open FROM goods_order
			WHERE account_id = p_account AND paid_at IS NULL AND created_at > p_at - interval '1 day') kept) o
$$;
