-- Whether goods are offered at an instant: put on sale, since then and not taken off again.
CREATE OR REPLACE FUNCTION are_on_sale(on_sale boolean, publish_at timestamptz, off_at timestamptz, at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN on_sale AND publish_at <= at AND (off_at IS NULL OR off_at > at);
