import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let number = 0;

/** Somebody who is signed in, with an account of a month, or of now. */
export async function newFan(
  app: TestApp,
  { isNewcomer = false } = {},
): Promise<Person & { uid: number }> {
  const token = randomUUID();
  const hash = createHash('sha256').update(token).digest('hex');
  const [made] = await rows<{ uid: number }>(
    app.db,
    sql`with made as (
        insert into account (username, email, created_at)
        values (${`talker${++number}`}, ${`talker${number}@example.org`}, now() - make_interval(days => ${isNewcomer ? 0 : 30})) returning id
      )
      insert into session (id, token_hash, account_id, created_at, last_seen_at, proven_at, ip, user_agent)
      select gen_random_uuid(), ${hash}, id, now(), now(), now(), '', '' from made
      returning account_id as uid`,
  );
  const fan = person(app);
  fan.cookies.set('token', token);
  return Object.assign(fan, { uid: made!.uid });
}
