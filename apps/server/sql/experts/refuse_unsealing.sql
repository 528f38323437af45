-- Once a plan is released, what is predicted stays as it was sealed.
CREATE OR REPLACE FUNCTION refuse_unsealing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.seal IS NOT NULL AND (OLD.expert_id, OLD.match_id, OLD.play_type, OLD.level, OLD.pick, OLD.line,
		OLD.odds, OLD.price, OLD.refund, OLD.released_at, OLD.position, OLD.salt, OLD.previous, OLD.seal)
		IS DISTINCT FROM (NEW.expert_id, NEW.match_id, NEW.play_type, NEW.level, NEW.pick, NEW.line,
		NEW.odds, NEW.price, NEW.refund, NEW.released_at, NEW.position, NEW.salt, NEW.previous, NEW.seal) THEN
		RAISE EXCEPTION 'a released plan stays as it was sealed';
	END IF;
	RETURN NEW;
END $$;
