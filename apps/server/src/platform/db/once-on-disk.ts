import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { type Database, preparedRows } from './database.ts';

/**
 * Answers what `write` commits once it is on the disk. For transactions that want a row which all want: they commit
 * with `synchronous_commit = off`, and so hold it no longer than they work. Both go by one connection: if the database
 * ended in between, so has that, and this throws.
 */
export async function onceOnDisk<Answer>(
  db: Database,
  write: (own: Database) => Promise<Answer>,
): Promise<Answer> {
  const client = await db.$client.connect();
  try {
    const own = drizzle({ client }) as unknown as Database;
    const answer = await write(own);
    await preparedRows(own, 'wait-for-disk', {}, sql`select from wait_for_disk()`);
    return answer;
  } finally {
    client.release();
  }
}
