import { articleLimits, newsDiscussedKind } from '@xiongmao/api/news/rules';
import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { every } from '#platform/http/listing.ts';
import { isShown, selectCards, views } from './article-cards.ts';
import type { Reader } from './find-articles.ts';

/** Of what is older nothing is hot. */
const candidates = 500;

/** So many views are worth what one like or comment is. */
const viewsForPoint = 10;

/** What makes an article `a` hot: what was said of it, and how often it was read. */
const points = sql`(coalesce((select likes + comments from posts.discussion
    where kind = ${newsDiscussedKind} and subject_id = a.id), 0) + ${views} / ${viewsForPoint}::int)`;

/** By the formula of all that is hot (`sql/posts/hot_score.sql`): twice the points are worth six hours. */
const heat = sql`posts.hot_score(${points}, a.published_at)`;

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
  const found = await rows(
    db,
    { id: int },
    sql`select a.id from (
        select a.id, a.published_at from article a where ${where}
        order by a.published_at desc, a.id desc limit ${candidates}) a
      order by ${heat} desc, a.id desc limit ${articleLimits.hot}`,
  );
  const ids = found.map(({ id }) => id);
  return { items: await selectCards(db, locale, ids) };
}
