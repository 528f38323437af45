import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { hottest } from '#modules/publishing/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { articles } from '../writing/move-article.ts';
import { isShown, type Reader, selectCards, views } from './article-cards.ts';

/** The hottest of the newest, of a game, of an author or of all. */
export async function findHot(
  db: Database,
  { gameId, userId }: { gameId?: number | undefined; userId?: number | undefined },
  { locale, now }: Reader,
): Promise<{ items: ArticleCard[] }> {
  const where = every(
    isShown(now),
    gameId !== undefined && sql`a.game_id = ${gameId}`,
    userId !== undefined && sql`a.author_id = ${userId}`,
  );
  const query = hottest(articles, { from: sql`article a where ${where}`, views });
  const ids = (await rows(db, { id: int }, query)).map(({ id }) => id);
  return { items: await selectCards(db, locale, ids) };
}
