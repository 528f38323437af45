import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { time } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Kept of who said that they are younger than they were asked. */
export const tooYoung = 0;
/** For how long it is heard. */
export const held = sql`make_interval(hours => ${orderRules.ageSaidFor})`;

/** Keeps that somebody is at least so old, or that they are not; that is heard for a day. Throws `ageSaid`. */
export async function confirmAge(
  db: Database,
  { uid, age, isOldEnough, now }: { uid: number; age: number; isOldEnough: boolean; now: Date },
): Promise<void> {
  const said = sql`
    insert into blind_age as b (account_id, age, at)
    values (${uid}, ${isOldEnough ? age : tooYoung}, ${instant(now)})
    on conflict (account_id) do update set at = excluded.at,
      age = case when ${isOldEnough} then greatest(b.age, excluded.age) else excluded.age end
    where not ${isOldEnough} or b.age <> ${tooYoung} or b.at + ${held} <= excluded.at`;
  if ((await affected(db, said)) > 0) return;
  const [before] = await rows(
    db,
    { until: time },
    sql`select at + ${held} as until from blind_age where account_id = ${uid}`,
  );
  const wait = Date.parse(before!.until) - now.getTime();
  throw new CodedError('ageSaid', { hours: Math.ceil(wait / 3_600_000) });
}
