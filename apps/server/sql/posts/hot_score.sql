-- How far up something stands in a hot list: a thousand times log2(1 + points), and a thousand more for each six hours
-- that it is younger. So twice the points are worth six hours, whenever that was: a score changes with points alone,
-- and nothing is worked out anew because time went by. Points are likes and comments, one each.
CREATE OR REPLACE FUNCTION posts.hot_score(points integer, at timestamptz)
RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN round(1000 * (ln(1.0::float8 + greatest(points, 0)) / ln(2.0::float8)
	+ greatest(extract(epoch FROM at)::float8 - 1577836800, 0) / 21600))::integer;
