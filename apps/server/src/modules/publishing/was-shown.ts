import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { countRows, type Database } from '#platform/db/database.ts';

/** Whether what nobody may see in a table of publications was there to see once: it was withdrawn, or taken down. */
export const wasShown = async (db: Database, table: SQL, id: number): Promise<boolean> =>
  (await countRows(
    db,
    sql`${table} where id = ${id} and published_at is not null and state <> 'published'`,
  )) > 0;
