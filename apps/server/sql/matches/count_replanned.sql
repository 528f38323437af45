-- Whoever keeps matches in a calendar is to see that one is no more as it was.
CREATE OR REPLACE FUNCTION count_replanned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.replanned := OLD.replanned + 1;
	RETURN NEW;
END $$;
