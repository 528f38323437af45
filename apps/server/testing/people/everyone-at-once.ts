import { roles } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import { type Person, person } from './person.ts';

let number = 0;

/** A new person who holds every role at once, and has just proven who they are. */
export async function everyoneAtOnce(app: TestApp): Promise<Person & { uid: number }> {
  const someone = await person(app).register(`everyone${++number}@example.org`);
  const uid = Number(someone.cookies.get('uid'));
  await app.db.execute(sql`
    update account set roles = ${sql.param([...roles])}::text[] where id = ${uid}`);
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${uid}, 'approved', 'Knows', now(), now())`);
  await app.db.execute(sql`
    insert into anchor (account_id, state, age, introduction, agreed_rules, applied_at, approved_at)
    values (${uid}, 'approved', 30, 'Talks', 'of then', now(), now())`);
  app.identity.forgetSessions();
  return Object.assign(someone, { uid });
}
