import { sql } from 'drizzle-orm';
import { findArticleCards } from '#modules/news/index.ts';
import { int, listOf, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { weightOf } from '../index/weights.ts';
import { searched } from './searched.ts';

const articleRow = { id: int, gameId: int, titles: listOf(text), views: int };

/** What is published, by its titles in all its languages. */
export const articles = searched({
  kind: 'article',
  hasGame: true,
  hears: ['article'],
  concerned: async (_tx, rowIds) => [...rowIds],
  async read(tx, ids) {
    const found = await rows(
      tx,
      articleRow,
      sql`select a.id, a.game_id as "gameId", a.titles, a.views from news.article a
        where a.id = any(${sql.param([...ids])}::int[]) and a.state = 'published'`,
    );
    return found.map(({ id, gameId, titles: [name = '', ...aliases], views }) => ({
      ...{ id, name, aliases, gameId },
      facts: {},
      weight: weightOf(views),
    }));
  },
  ids: sql`select id from news.article`,
  show: (db, asked, entries) =>
    findArticleCards(
      db,
      asked,
      entries.map(({ id }) => id),
    ),
});
