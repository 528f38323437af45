-- Whether a match has yet to begin, by the clock and by what its source tells; null where its start is unknown.
CREATE OR REPLACE FUNCTION matches.is_to_come(status text, starts_at timestamptz, at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN status = 'notStarted' AND starts_at > at;
