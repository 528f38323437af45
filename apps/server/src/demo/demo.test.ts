import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { ModuleContext } from '#platform/module.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { seedDemoAccounts } from './identity/accounts.ts';
import { seedDemoNews } from './news/articles.ts';
import { createPosters } from './posts/posters.ts';
import { seedDemoChannels } from './promotion/channels.ts';

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

test('Production does not start where the demo ran: everybody knows its passwords', async () => {
  const database = { db: app.db, url: app.databaseUrl };
  const env = { NODE_ENV: 'production', SECRET_KEY: 'q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe' };
  await expect(testApp({ database, env })).rejects.toThrow(/demo ran on this database.*fan.*admin/);
});

test('The demo starts again, whatever staff hid, took down or closed and whoever left', async () => {
  const clock = { now: () => new Date() };
  const context = {
    ...{ db: app.db, clock },
    jobs: { ...app.jobs, schedule: () => undefined },
  } as unknown as ModuleContext;
  async function start(): Promise<void> {
    await seedDemoAccounts(app.db, clock.now());
    await seedDemoChannels(app.db, clock.now());
    await createPosters(context).start();
    await seedDemoNews(context);
  }
  for (const gameId of [202, 202, 201, 201, 1, 1]) {
    await newMatch(app, { minutes: 60, fixture: { gameId } });
  }
  await start();

  const [fan, fan2] = [await person(app).signInAs('fan'), await person(app).signInAs('fan2')];
  const support = backOffice(await person(app).signInAs('support'));
  const admin = backOffice(await person(app).signInAs('admin'));
  const [first, second] = (await fan.get('/post/list?sort=new')).result.items;
  const [comment] = (await fan.get(`/comment/list?subject=post-${second.id}`)).result.items;
  for (const told of [
    { kind: 'post', id: first.id },
    { kind: 'comment', id: comment.id },
  ]) {
    const report = { ...told, reason: 'abuse', text: 'Insults me' };
    expect((await fan.post('/post/report', report)).status).toBe('success');
  }
  for (const { id } of (await support.list('writing-reports', { state: 'open' })).body) {
    const decision = { decision: 'mute', minutes: 60, rule: 'abuse', answer: 'An insult.' };
    expect((await support.update('writing-reports', id, decision)).status).toBe(200);
  }
  const [article] = (await admin.list('news-articles', { state: 'published' })).body;
  const claim = {
    ...{ name: 'A. Holder', email: 'holder@example.org', capacity: 'holder', work: 'Our words' },
    ...{ addresses: [`http://localhost:3000/news/${article.id}`] },
    ...{ goodFaith: true, signature: 'A. Holder' },
  };
  const { id } = (await person(app).post('/takedown/send', claim)).result;
  const taken = { decision: 'takeDown', reason: 'Not ours.' };
  expect((await admin.update('takedowns', id, taken)).status).toBe(200);
  const [channel] = (await admin.list('channels')).body;
  expect((await admin.update('channels', channel.id, { active: false })).status).toBe(200);
  expect((await fan2.post('/user/delete', {})).status).toBe('success');

  await expect(start()).resolves.toBeUndefined();
  const shown = (await fan.get('/post/list?sort=new')).result.items;
  expect(shown.map(({ id }: { id: number }) => id)).not.toContain(first.id);
});
