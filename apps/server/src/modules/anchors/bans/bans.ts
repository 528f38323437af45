import { ban } from '@xiongmao/api/anchors/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { RowOf } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';

export type Ban = RowOf<typeof ban.shape>;

/** What keeps someone from streaming at an instant: a ban as an anchor, or of their account; null without one. */
export async function banOf(db: Database | Tx, uid: number, now: Date): Promise<Ban | null> {
  const [found] = await rows(
    db,
    ban.shape,
    sql`select reason, until from anchors.bans_in_force(${instant(now)}) where account_id = ${uid}
      order by until desc nulls first limit 1`,
  );
  return found ?? null;
}

/** Whether an anchor, a row `c`, is banned as an anchor at an instant; a ban of their account is another matter. */
export const isBannedAsAnchor = (now: Date): SQL =>
  sql`exists (select from anchor_bans_in_force(${instant(now)}) b where b.account_id = c.account_id)`;
