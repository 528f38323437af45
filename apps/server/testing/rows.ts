import type { SQL } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** The rows of a test's own query as PostgreSQL tells them, typed by who asks. */
export async function rows<Row>(db: Pick<Tx, 'execute'>, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}
