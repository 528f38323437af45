CREATE TABLE "change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"row_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"kind" text NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"game_id" integer,
	"facts" jsonb NOT NULL,
	"weight" smallint NOT NULL,
	"words" text[] NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "search_entry_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_fill" (
	"kind" text PRIMARY KEY NOT NULL,
	"rules" smallint NOT NULL,
	"after" integer DEFAULT 0 NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_form" (
	"kind" text NOT NULL,
	"lane" smallint NOT NULL,
	"form" text COLLATE "C" NOT NULL,
	"id" integer NOT NULL,
	"weight" smallint NOT NULL,
	"game_id" integer
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"variants" integer[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entry_words" ON "search_entry" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_form_beginning" ON "search_form" USING btree ("kind","lane","form","id","weight","game_id");--> statement-breakpoint
CREATE INDEX "search_form_entry" ON "search_form" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "search_word_variants" ON "search_word" USING gin ("variants") WITH (fastupdate=false);--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS changes;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS experts;
--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS live;
--> statement-breakpoint
-- apply sql/changes/note.sql 7456d732
--> statement-breakpoint
-- apply sql/experts/expert.sql 4bb47caa
--> statement-breakpoint
-- apply sql/live/room.sql 5ec74544
--> statement-breakpoint
-- apply sql/matches/appearances.sql 4af3a6da
--> statement-breakpoint
CREATE TRIGGER league_noted AFTER INSERT ON "league" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('league', 'id');
--> statement-breakpoint
CREATE TRIGGER league_changed AFTER UPDATE ON "league" FOR EACH ROW WHEN ((OLD.name, OLD.country, OLD.same_as) IS DISTINCT FROM (NEW.name, NEW.country, NEW.same_as)) EXECUTE FUNCTION changes.note('league', 'id');
--> statement-breakpoint
CREATE TRIGGER season_noted AFTER INSERT ON "season" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('league', 'league_id');
--> statement-breakpoint
CREATE TRIGGER season_changed AFTER UPDATE ON "season" FOR EACH ROW WHEN (OLD.league_name IS DISTINCT FROM NEW.league_name) EXECUTE FUNCTION changes.note('league', 'league_id');
--> statement-breakpoint
CREATE TRIGGER team_noted AFTER INSERT ON "team" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('team', 'id');
--> statement-breakpoint
CREATE TRIGGER team_changed AFTER UPDATE ON "team" FOR EACH ROW WHEN ((OLD.name, OLD.abbr, OLD.country, OLD.same_as, OLD.undecided) IS DISTINCT FROM (NEW.name, NEW.abbr, NEW.country, NEW.same_as, NEW.undecided)) EXECUTE FUNCTION changes.note('team', 'id');
--> statement-breakpoint
CREATE TRIGGER player_noted AFTER INSERT ON "player" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('player', 'id');
--> statement-breakpoint
CREATE TRIGGER player_changed AFTER UPDATE ON "player" FOR EACH ROW WHEN ((OLD.name, OLD.same_as) IS DISTINCT FROM (NEW.name, NEW.same_as)) EXECUTE FUNCTION changes.note('player', 'id');
--> statement-breakpoint
CREATE TRIGGER account_changed AFTER UPDATE ON "account" FOR EACH ROW WHEN ((OLD.username, OLD.deleted_at) IS DISTINCT FROM (NEW.username, NEW.deleted_at)) EXECUTE FUNCTION changes.note('account', 'id');
--> statement-breakpoint
CREATE TRIGGER expert_noted AFTER INSERT ON "expert" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('expert', 'account_id');
--> statement-breakpoint
CREATE TRIGGER expert_changed AFTER UPDATE ON "expert" FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION changes.note('expert', 'account_id');
--> statement-breakpoint
CREATE TRIGGER anchor_noted AFTER INSERT ON "anchor" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('anchor', 'account_id');
--> statement-breakpoint
CREATE TRIGGER anchor_changed AFTER UPDATE ON "anchor" FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION changes.note('anchor', 'account_id');
--> statement-breakpoint
CREATE TRIGGER broadcast_changed AFTER UPDATE ON "broadcast" FOR EACH ROW WHEN ((OLD.title, OLD.label, OLD.match_id) IS DISTINCT FROM (NEW.title, NEW.label, NEW.match_id)) EXECUTE FUNCTION changes.note('room', 'anchor_id');
--> statement-breakpoint
CREATE TRIGGER room_noted AFTER INSERT ON "room" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('room', 'account_id');
--> statement-breakpoint
CREATE TRIGGER room_changed AFTER UPDATE ON "room" FOR EACH ROW WHEN ((OLD.state, OLD.broadcast_id) IS DISTINCT FROM (NEW.state, NEW.broadcast_id)) EXECUTE FUNCTION changes.note('room', 'account_id');
