import { sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';

/** How many statements wait for a lock in a test's database right now. */
export async function lockWaits(db: Database): Promise<number> {
  const found = await rows(
    db,
    sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found.length;
}
