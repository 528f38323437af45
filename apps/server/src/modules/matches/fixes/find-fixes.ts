import { sql } from 'drizzle-orm';
import { asWritten, int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Fixes } from './fixes.ts';

/** What was set by hand of matches, with what their sources say of it; those of which nothing was are left out. */
export async function findFixes(
  db: Pick<Tx, 'execute'>,
  ids: readonly number[],
): Promise<Map<number, Fixes>> {
  const found = await rows(
    db,
    { id: int, fixes: asWritten<Fixes>() },
    sql`select id, fixes from match where id = any(${sql.param([...ids])}::int[]) and fixes is not null`,
  );
  return new Map(found.map(({ id, fixes }) => [id, fixes]));
}
