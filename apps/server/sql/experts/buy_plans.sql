-- buy_plan for several at once: one transaction, and one wait for the disk. What one of them is refused for
-- leaves the others alone: its code (purchase_key where the key came with another plan), else the purchase.
-- They are taken in the order of buyers, so that two of these that meet don't end each other.
CREATE OR REPLACE FUNCTION buy_plans(p_plans integer[], p_buyers integer[], p_prices integer[], p_keys text[], p_ats timestamptz[])
RETURNS TABLE (nth integer, plan integer, purchase_id bigint, refusal text) LANGUAGE plpgsql AS $$
DECLARE
	violated text;
BEGIN
	FOR nth IN SELECT n FROM generate_subscripts(p_plans, 1) n ORDER BY p_buyers[n], p_plans[n] LOOP
		plan := p_plans[nth];
		BEGIN
			refusal := NULL;
			purchase_id := buy_plan(plan, p_buyers[nth], p_prices[nth], p_keys[nth], p_ats[nth]);
		EXCEPTION
			WHEN SQLSTATE 'EX001' OR SQLSTATE 'EX002' OR SQLSTATE 'EX003' OR SQLSTATE 'EX004'
				OR SQLSTATE 'GL001' OR SQLSTATE 'GL002' THEN
				purchase_id := NULL;
				refusal := SQLSTATE;
			WHEN unique_violation THEN
				GET STACKED DIAGNOSTICS violated = CONSTRAINT_NAME;
				IF violated <> 'purchase_key' THEN
					RAISE;
				END IF;
				purchase_id := NULL;
				refusal := violated;
		END;
		RETURN NEXT;
	END LOOP;
END $$;
