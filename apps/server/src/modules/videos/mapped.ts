import { sql } from 'drizzle-orm';
import type { Mapped } from '#modules/sitemaps/index.ts';
import { isShown } from './reading/video-cards.ts';

export const videoMapped: Mapped = {
  kind: 'video',
  ids: sql`select id from video`,
  hasGame: true,
  hasChanged: true,
  shown: ({ from, to }, now) =>
    sql`select n.id, n.game_id, greatest(n.changed_at, n.published_at) as changed_at from video n
      where n.id >= ${from} and n.id < ${to} and ${isShown(now)}`,
};
