import { sql } from 'drizzle-orm';
import { findArticleCards } from '#modules/news/index.ts';
import { findVideoCards } from '#modules/videos/index.ts';
import { int, listOf, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import { weightOf } from '../index/weights.ts';
import { searched } from './searched.ts';

const articleRow = { id: int, gameId: int, titles: listOf(text), views: int };

/** What is published, by its titles in all its languages. */
export const articles = searched({
  kind: 'article',
  hasGame: true,
  tellsAs: 'news',
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

const videoRow = { id: int, gameId: int, name: text, views: int };

/** What is published, by its title; nobody looks for what tells no result. */
export const videos = searched({
  kind: 'video',
  hasGame: true,
  tellsAs: 'video',
  hears: ['video'],
  concerned: async (_tx, rowIds) => [...rowIds],
  async read(tx, ids) {
    const found = await rows(
      tx,
      videoRow,
      sql`select n.id, n.game_id as "gameId", n.title as name, n.views from videos.video n
        where n.id = any(${sql.param([...ids])}::int[]) and n.state = 'published'`,
    );
    return found.map(({ views, ...entry }) => ({
      ...{ ...entry, aliases: [], facts: {} },
      weight: weightOf(views),
    }));
  },
  ids: sql`select id from videos.video`,
  show: (db, { now }, entries) =>
    findVideoCards(
      db,
      now,
      entries.map(({ id }) => id),
    ),
});
