import { sql } from 'drizzle-orm';
import { type Database, instant } from '#platform/db/database.ts';

/** Keeps how old somebody says they are. */
export const confirmAge = async (
  db: Database,
  { uid, age, now }: { uid: number; age: number; now: Date },
): Promise<void> => {
  await db.execute(sql`
    insert into blind_age (account_id, age, at) values (${uid}, ${age}, ${instant(now)})
    on conflict (account_id) do update set age = excluded.age, at = excluded.at`);
};
