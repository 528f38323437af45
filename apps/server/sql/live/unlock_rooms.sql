-- unlock_room for several at once: one transaction, and one wait for the disk. What one of them is refused for
-- leaves the others alone: its code (live_unlock_key where the key came with another broadcast), else the unlock.
-- They are taken in the order of accounts, so that two of these that meet don't end each other.
CREATE OR REPLACE FUNCTION unlock_rooms(p_broadcasts integer[], p_accounts integer[], p_prices integer[], p_keys text[], p_ats timestamptz[])
RETURNS TABLE (nth integer, unlock_id bigint, refusal text) LANGUAGE plpgsql AS $$
DECLARE
	violated text;
BEGIN
	FOR nth IN SELECT n FROM generate_subscripts(p_broadcasts, 1) n ORDER BY p_accounts[n], p_broadcasts[n] LOOP
		BEGIN
			refusal := NULL;
			unlock_id := unlock_room(p_broadcasts[nth], p_accounts[nth], p_prices[nth], p_keys[nth], p_ats[nth]);
		EXCEPTION
			WHEN SQLSTATE 'LV001' OR SQLSTATE 'LV002' OR SQLSTATE 'LV003' OR SQLSTATE 'LV004' OR SQLSTATE 'LV005'
				OR SQLSTATE 'GL001' OR SQLSTATE 'GL002' THEN
				unlock_id := NULL;
				refusal := SQLSTATE;
			WHEN unique_violation THEN
				GET STACKED DIAGNOSTICS violated = CONSTRAINT_NAME;
				IF violated <> 'live_unlock_key' THEN
					RAISE;
				END IF;
				unlock_id := NULL;
				refusal := violated;
		END;
		RETURN NEXT;
	END LOOP;
END $$;
