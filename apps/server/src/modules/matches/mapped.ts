import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';

/** Each match by the row that is shown for it. */
export const matchMapped: Mapped = {
  kind: 'match',
  ids: sql`select id from match`,
  hasGame: true,
  hasChanged: false,
  shown: ({ from, to }) =>
    sql`select m.id, m.game_id from match m where m.id >= ${from} and m.id < ${to} and m.same_as is null`,
};
