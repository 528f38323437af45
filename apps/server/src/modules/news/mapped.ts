import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';
import { isShown } from './reading/article-cards.ts';

export const newsMapped: Mapped = {
  kind: 'article',
  ids: sql`select id from article`,
  hasGame: true,
  hasChanged: true,
  shown: ({ from, to }, now) =>
    sql`select a.id, a.game_id, greatest(a.changed_at, a.published_at) as changed_at from article a
      where a.id >= ${from} and a.id < ${to} and ${isShown(now)}`,
};
