-- Whether a plan is offered at an instant: published, by an expert who is active, on a match to come.
CREATE OR REPLACE FUNCTION is_on_sale(plan_state text, set_aside boolean, expert_state text, match_status text, starts_at timestamptz, at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN plan_state = 'published' AND NOT set_aside AND expert_state = 'approved' AND matches.is_to_come(match_status, starts_at, at);
