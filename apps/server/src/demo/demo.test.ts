import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { DEMO: '1', DEMO_MATCHES: '0' } });
});

test('Without its matches the demo has its accounts, channels and shop', async () => {
  await person(app).signInAs('manager');
  const channels = sql`select from channel where code like 'demo-%'`;
  expect(await rows(app.db, channels)).toHaveLength(2);
  expect((await rows(app.db, sql`select from goods`)).length).toBeGreaterThan(0);
});

test('Without its matches nothing of the demo goes on by itself, and nobody is there to talk', async () => {
  const scheduled = sql`select name from pgboss.schedule where name like 'demo-%'`;
  expect(await rows(app.db, scheduled)).toEqual([]);
  expect(await rows(app.db, sql`select from account where username = 'LaoZhang88'`)).toEqual([]);
});
