ALTER TABLE "league" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "league" ADD COLUMN "readings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "readings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "readings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- apply sql/catalogue/league.sql 5bed36d4
--> statement-breakpoint
-- apply sql/catalogue/player.sql 880d97a9
--> statement-breakpoint
-- apply sql/catalogue/team.sql e941baf0
--> statement-breakpoint
-- apply sql/matches/lobby.sql f76a2361
--> statement-breakpoint
DROP TRIGGER league_changed ON "league";
--> statement-breakpoint
CREATE TRIGGER league_changed AFTER UPDATE ON "league" FOR EACH ROW WHEN ((OLD.name, OLD.country, OLD.same_as, OLD.aliases, OLD.readings) IS DISTINCT FROM (NEW.name, NEW.country, NEW.same_as, NEW.aliases, NEW.readings)) EXECUTE FUNCTION changes.note('league', 'id');
--> statement-breakpoint
DROP TRIGGER team_changed ON "team";
--> statement-breakpoint
CREATE TRIGGER team_changed AFTER UPDATE ON "team" FOR EACH ROW WHEN ((OLD.name, OLD.abbr, OLD.country, OLD.same_as, OLD.undecided, OLD.aliases, OLD.readings) IS DISTINCT FROM (NEW.name, NEW.abbr, NEW.country, NEW.same_as, NEW.undecided, NEW.aliases, NEW.readings)) EXECUTE FUNCTION changes.note('team', 'id');
--> statement-breakpoint
DROP TRIGGER player_changed ON "player";
--> statement-breakpoint
CREATE TRIGGER player_changed AFTER UPDATE ON "player" FOR EACH ROW WHEN ((OLD.name, OLD.same_as, OLD.aliases, OLD.readings) IS DISTINCT FROM (NEW.name, NEW.same_as, NEW.aliases, NEW.readings)) EXECUTE FUNCTION changes.note('player', 'id');
