import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { rows } from '#testing/rows.ts';

/** How many statements, or those with a part, wait for a lock in a test's database right now. */
export async function lockWaits(db: Database, part = ''): Promise<number> {
  const found = await rows(
    db,
    sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and position(${part} in query) > 0`,
  );
  return found.length;
}
