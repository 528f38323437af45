import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { time } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Keeps how old somebody says they are; older than they said is heard a day later. Throws `ageSaid`. */
export async function confirmAge(
  db: Database,
  { uid, age, now }: { uid: number; age: number; now: Date },
): Promise<void> {
  const held = sql`make_interval(hours => ${orderRules.ageSaidFor})`;
  const said = sql`
    insert into blind_age as b (account_id, age, at) values (${uid}, ${age}, ${instant(now)})
    on conflict (account_id) do update set age = excluded.age, at = excluded.at
    where excluded.age <= b.age or b.at + ${held} <= excluded.at`;
  if ((await affected(db, said)) > 0) return;
  const [before] = await rows(
    db,
    { until: time },
    sql`select at + ${held} as until from blind_age where account_id = ${uid}`,
  );
  const wait = Date.parse(before!.until) - now.getTime();
  throw new CodedError('ageSaid', { hours: Math.ceil(wait / 3_600_000) });
}
