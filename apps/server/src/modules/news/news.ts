import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countViews, publishDue } from '#modules/publishing/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import { serveArticles } from './console/console-articles.ts';
import { servePictures } from './console/console-pictures.ts';
import { serveRevisions } from './console/console-revisions.ts';
import { serveTexts } from './console/console-texts.ts';
import { isShown } from './reading/article-cards.ts';
import { newsRoutes } from './routes.ts';
import { keepShareCards } from './sharing/share-cards.ts';
import { serveOwnArticles } from './studio/studio-articles.ts';
import { articles } from './writing/move-article.ts';

/** Articles: editors' and experts', in whatever languages, about matches, teams and players. */
export function createNews(app: FastifyInstance, context: ModuleContext): void {
  const { jobs } = context;
  const views = countViews(
    context,
    articles,
    (id, now) => sql`article a where a.id = ${id} and ${isShown(now)}`,
  );
  newsRoutes(app, context, views);
  serveArticles(app, context);
  serveTexts(app, context);
  serveRevisions(app, context);
  servePictures(app, context);
  serveOwnArticles(app, context);
  keepShareCards(context);
  jobs.schedule('news-publish', '* * * * *', () => publishDue(context, articles));
  app.addHook('onClose', () => views.stop());
}
