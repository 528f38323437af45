import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import { backOffice } from './back-office.ts';
import { type Person, person } from './person.ts';

/** Makes someone an expert the way it is done: an application, and an administrator who approves it. */
export async function makeExpert(app: TestApp, someone: Person): Promise<void> {
  const userId = Number(someone.cookies.get('uid'));
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at)
    values (${userId}, 'underReview', 'Knows', now())`);
  const admin = backOffice(await person(app).signInAs('admin'));
  const { status, body } = await admin.create('roles', { userId, role: 'expert' });
  if (status !== 201) throw new Error(`no expert: ${status} ${JSON.stringify(body)}`);
}
