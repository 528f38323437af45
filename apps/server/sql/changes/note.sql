-- For triggers: notes the rows that a statement brought (its transition table is called noted), or the row that changed,
-- by the kind and the column that the trigger names.
CREATE OR REPLACE FUNCTION changes.note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_LEVEL = 'ROW' THEN
		EXECUTE format('INSERT INTO public.change (kind, row_id) SELECT %L, ($1).%I', TG_ARGV[0], TG_ARGV[1]) USING NEW;
	ELSE
		EXECUTE format('INSERT INTO public.change (kind, row_id) SELECT %L, %I FROM noted', TG_ARGV[0], TG_ARGV[1]);
	END IF;
	RETURN NULL;
END $$;
