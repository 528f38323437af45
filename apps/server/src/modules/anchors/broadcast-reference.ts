import { sql } from 'drizzle-orm';
import type { ReferenceType } from '#modules/wallet/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';

/** What gold moves for that is paid in a room, gifts as well as unlocks: `broadcast:12`. */
export const referenceOf = (broadcastId: number): string => `broadcast:${broadcastId}`;

/** What broadcasts are called in coin details: by their title. They stand in the room of their anchor. */
export const broadcastReference: ReferenceType = {
  type: 'broadcast',
  async names(db, ids) {
    const found = await rows(
      db,
      { id: int, subject: text, within: int },
      sql`select id, title as subject, anchor_id as within from broadcast
        where id = any(${sql.param([...ids])}::int[])`,
    );
    return new Map(found.map(({ id, ...named }) => [id, named]));
  },
};
