import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Publication } from './publication.ts';

/** Whom a review of one of them concerns: its author. */
export async function authorsOf(tx: Tx, { table }: Publication, id: number): Promise<number[]> {
  const found = await rows(
    tx,
    { uid: int },
    sql`select author_id as uid from ${table} where id = ${id}`,
  );
  return found.map(({ uid }) => uid);
}
