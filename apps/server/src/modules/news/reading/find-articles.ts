import { pageSize } from '@xiongmao/api/fields/page-size';
import type { ArticleCard } from '@xiongmao/api/news/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { isShown, type Reader, selectCards } from './article-cards.ts';
import { wasArticle } from './get-article.ts';

interface Asked {
  gameId?: number | undefined;
  userId?: number | undefined;
  /** By whatever source's row. */
  matchId?: number | undefined;
  id?: number | undefined;
  page: number;
}

/** A page of articles, newest first. Throws as `getArticle` for one that is asked for by its id. */
export async function findArticles(
  db: Database,
  { gameId, userId, matchId, id, page }: Asked,
  { locale, now }: Reader,
): Promise<{ items: ArticleCard[]; total: number }> {
  const where = every(
    isShown(now),
    gameId !== undefined && sql`a.game_id = ${gameId}`,
    userId !== undefined && sql`a.author_id = ${userId}`,
    id !== undefined && sql`a.id = ${id}`,
    matchId !== undefined &&
      sql`a.id in (select article_id from article_link
        where kind = 'match' and target_id in (select matches.rows_of(${matchId})))`,
  );
  const found = await rows(
    db,
    { id: int },
    sql`select a.id from article a where ${where} order by a.published_at desc, a.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  if (id !== undefined && found.length === 0)
    throw new CodedError((await wasArticle(db, id)) ? 'gone' : 'unknownArticle');
  return {
    items: await selectCards(
      db,
      locale,
      found.map((each) => each.id),
    ),
    total: await countRows(db, sql`article a where ${where}`),
  };
}
