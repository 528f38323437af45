CREATE SCHEMA IF NOT EXISTS news;
--> statement-breakpoint
-- apply sql/news/article.sql eb01cd41
--> statement-breakpoint
CREATE TRIGGER article_noted AFTER INSERT ON "article" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('article', 'id');
--> statement-breakpoint
CREATE TRIGGER article_changed AFTER UPDATE ON "article" FOR EACH ROW WHEN ((OLD.state, OLD.game_id) IS DISTINCT FROM (NEW.state, NEW.game_id)) EXECUTE FUNCTION changes.note('article', 'id');
--> statement-breakpoint
CREATE TRIGGER article_text_noted AFTER INSERT ON "article_text" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('article', 'article_id');
--> statement-breakpoint
CREATE TRIGGER article_text_changed AFTER UPDATE ON "article_text" FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION changes.note('article', 'article_id');
--> statement-breakpoint
CREATE TRIGGER article_text_gone AFTER DELETE ON "article_text" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION changes.note('article', 'article_id');
