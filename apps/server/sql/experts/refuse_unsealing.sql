-- Once a plan is released, what is predicted stays as it was sealed; words and price become only what the next
-- sealed version says.
CREATE OR REPLACE FUNCTION refuse_unsealing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.seal IS NULL THEN
		RETURN NEW;
	END IF;
	IF (OLD.expert_id, OLD.match_id, OLD.play_type, OLD.level, OLD.pick, OLD.line, OLD.odds, OLD.refund,
		OLD.released_at, OLD.position, OLD.salt, OLD.previous, OLD.seal)
		IS DISTINCT FROM (NEW.expert_id, NEW.match_id, NEW.play_type, NEW.level, NEW.pick, NEW.line, NEW.odds,
		NEW.refund, NEW.released_at, NEW.position, NEW.salt, NEW.previous, NEW.seal)
		OR ((OLD.title, OLD.content, OLD.label, OLD.price, OLD.version)
		IS DISTINCT FROM (NEW.title, NEW.content, NEW.label, NEW.price, NEW.version)
		AND NOT EXISTS (SELECT FROM plan_version v WHERE v.plan_id = NEW.id AND v.seal IS NOT NULL
			AND v.number = NEW.version AND v.number = OLD.version + 1
			AND (v.title, v.content, v.label, v.price) = (NEW.title, NEW.content, NEW.label, NEW.price))) THEN
		RAISE EXCEPTION 'a released plan stays as it was sealed';
	END IF;
	RETURN NEW;
END $$;
