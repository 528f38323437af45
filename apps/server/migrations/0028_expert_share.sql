ALTER TABLE "plan" ADD COLUMN "share" smallint;--> statement-breakpoint
-- Of what was captured before: the least percentage that gives what the expert had of each purchase, rounded down.
UPDATE plan p SET share = ceil(s.expert_share * 100.0 / s.captured)
FROM (SELECT DISTINCT ON (plan_id) plan_id, expert_share, captured FROM settlement WHERE captured > 0
	ORDER BY plan_id, revision DESC) s
WHERE s.plan_id = p.id;
