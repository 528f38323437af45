import { type SQL, sql } from 'drizzle-orm';
import { orNull, text, time } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';

/** The ban that keeps an account out, if there is one. */
export async function findBan(
  db: Database | Tx,
  accountId: number,
  now: Date,
): Promise<{ reason: string; until: string | null } | null> {
  const [found] = await rows(
    db,
    { reason: text, until: orNull(time) },
    sql`select reason, until from identity.bans_in_force(${instant(now)})
      where account_id = ${accountId} order by until desc nulls first limit 1`,
  );
  return found ?? null;
}

/** Whether an account is kept out. */
export const isBanned = (accountId: SQL, at: SQL): SQL => sql`exists (
  select from identity.bans_in_force(${at}) ban where ban.account_id = ${accountId})`;
