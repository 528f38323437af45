import { sql } from 'drizzle-orm';
import { endedOf } from '#modules/identity/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';

export async function forgetSubscriptions(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    delete from push_subscription where id = any(${sql.param([...ids])}::int[])`);
}

const batch = 1_000;

/** Clears away the browsers whose session is over. Nothing is sent to them in any case. */
export async function forgetEndedSubscriptions(db: Database, now: Date): Promise<void> {
  for (let after = 0; ; ) {
    const found = await rows(
      db,
      { id: int, session: text },
      sql`select id, session_id as session from push_subscription
        where id > ${after} order by id limit ${batch}`,
    );
    if (found.length === 0) return;
    const ended = new Set(
      await endedOf(
        db,
        found.map(({ session }) => session),
        now,
      ),
    );
    await forgetSubscriptions(
      db,
      found.filter(({ session }) => ended.has(session)).map(({ id }) => id),
    );
    after = found.at(-1)!.id;
  }
}
