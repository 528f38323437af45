-- Returns, as a transaction of its own, once all that was committed before is on the disk: also what took
-- `synchronous_commit = off` for itself, so that whoever waits for its rows does not wait for the disk, too.
CREATE OR REPLACE FUNCTION wait_for_disk() RETURNS void LANGUAGE sql AS $$
	SELECT pg_logical_emit_message(true, 'xiongmao', '')
$$;
