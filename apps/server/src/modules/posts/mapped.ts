import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';

export const postMapped: Mapped = {
  kind: 'post',
  ids: sql`select id from post`,
  hasGame: false,
  hasChanged: true,
  shown: ({ from, to }) =>
    sql`select w.id, coalesce(w.edited_at, w.at) as changed_at from post w
      where w.id >= ${from} and w.id < ${to} and w.state = 'shown'`,
};
