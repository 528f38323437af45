ALTER TABLE "video" ADD COLUMN "alias" text;--> statement-breakpoint
ALTER TABLE "video_waste" ADD COLUMN "video_id" integer;--> statement-breakpoint
ALTER TABLE "video_waste" ADD CONSTRAINT "video_waste_video_id_video_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."video"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_alias" ON "video" USING btree ("alias");--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS videos;
--> statement-breakpoint
-- apply sql/videos/video.sql 9d0dbe30
--> statement-breakpoint
-- apply sql/matches/incident.sql 5a5e102e
--> statement-breakpoint
CREATE TRIGGER video_noted AFTER INSERT ON "video" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('video', 'id');
--> statement-breakpoint
CREATE TRIGGER video_changed AFTER UPDATE ON "video" FOR EACH ROW WHEN ((OLD.state, OLD.game_id, OLD.title) IS DISTINCT FROM (NEW.state, NEW.game_id, NEW.title)) EXECUTE FUNCTION changes.note('video', 'id');
