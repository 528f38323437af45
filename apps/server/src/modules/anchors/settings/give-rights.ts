import type { AnchorRight } from '@xiongmao/api/anchors/rules';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** Says which rights an anchor has. What is on already, and paid for, stays. */
export async function giveRights(
  tx: Tx,
  uid: number,
  rights: readonly AnchorRight[],
): Promise<void> {
  const given = [...new Set(rights)].sort();
  await tx.execute(sql`
    update anchor set rights = ${sql.param(given)}::text[] where account_id = ${uid}`);
}
