-- How many more of what is free one may reserve who has so many of it unpaid: who pays nothing yet leaves as many as
-- they take, the last of an odd number aside.
CREATE OR REPLACE FUNCTION goods_share(p_free integer, p_waiting integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
	SELECT (p_free + p_waiting + 1) / 2 - p_waiting
$$;
