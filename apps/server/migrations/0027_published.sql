CREATE SCHEMA IF NOT EXISTS users;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS catalogue;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS promotion;
--> statement-breakpoint
-- apply sql/users/follow.sql efe6b1dc
--> statement-breakpoint
-- apply sql/users/profile.sql 43584ae3
--> statement-breakpoint
-- apply sql/catalogue/league.sql 18b29ad5
--> statement-breakpoint
-- apply sql/catalogue/season.sql c0eee629
--> statement-breakpoint
-- apply sql/catalogue/team.sql aa2009b7
--> statement-breakpoint
-- apply sql/promotion/registration.sql 5bd2ed64
--> statement-breakpoint
-- apply sql/matches/incident.sql 9ae992d3
--> statement-breakpoint
-- apply sql/wallet/payment.sql ae077ef7
--> statement-breakpoint
-- apply sql/wallet/hold.sql 47a61c24
--> statement-breakpoint
-- apply sql/wallet/transfer.sql f048856f
--> statement-breakpoint
-- apply sql/wallet/entry.sql e9f8ba90
