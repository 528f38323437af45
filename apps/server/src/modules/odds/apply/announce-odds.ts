import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** Takes the next version of matches whose rows one holds, and wakes who tells it, on commit. */
export async function announceOdds(tx: Tx, matchIds: number[]): Promise<void> {
  if (matchIds.length === 0) return;
  const list = sql.param(matchIds);
  await tx.execute(sql`update odds_match set v = v + 1 where match_id = any(${list}::int[])`);
  await tx.execute(sql`select pg_notify('odds', id::text) from unnest(${list}::int[]) as id`);
}
