import { videoDiscussedKind } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import type { Discussed } from '#modules/posts/index.ts';
import { int, text, time } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';

/** What is published can be talked about; what somebody made before they were banned stays in talk. */
export const videoDiscussed: Discussed = {
  kind: videoDiscussedKind,
  async find(db, ids) {
    const found = await rows(
      db,
      { id: int, title: text, gameId: int, authorId: int, at: time },
      sql`select id, title, game_id as "gameId", author_id as "authorId", published_at as at
        from video where id = any(${sql.param([...ids])}::int[]) and state = 'published'`,
    );
    return new Map(
      found.map((one) => [
        one.id,
        { ...one, link: { page: 'video', id: one.id, within: one.gameId } },
      ]),
    );
  },
};
