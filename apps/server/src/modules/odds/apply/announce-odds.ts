import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** The next version, for who holds the rows of what it is told of. */
export async function nextVersion(tx: Tx): Promise<number> {
  const [next] = await rows(tx, { v: int }, sql`select nextval('odds_version') as v`);
  return next!.v;
}

/** Gives matches whose rows one holds a version, and wakes who tells them and what is one with them, on commit. */
export async function announceOdds(tx: Tx, matchIds: number[], v: number): Promise<void> {
  if (matchIds.length === 0) return;
  const list = sql.param(matchIds);
  await tx.execute(sql`update odds_match set v = ${v} where match_id = any(${list}::int[])`);
  await tx.execute(sql`select pg_notify('odds', one::text)
    from unnest(${list}::int[]) as id, matches.rows_of(id) as one`);
}
