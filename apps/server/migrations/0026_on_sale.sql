CREATE SCHEMA IF NOT EXISTS matches;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS wallet;
--> statement-breakpoint
DROP FUNCTION IF EXISTS hold_gold(text, integer, bigint, text, timestamptz);
--> statement-breakpoint
-- apply sql/matches/match.sql 9e8b89e4
--> statement-breakpoint
-- apply sql/matches/is_to_come.sql 959c6498
--> statement-breakpoint
-- apply sql/wallet/hold_gold.sql f1a22a83
--> statement-breakpoint
-- apply sql/experts/is_on_sale.sql 7ba15c65
--> statement-breakpoint
-- apply sql/experts/buy_plan.sql 98905055
