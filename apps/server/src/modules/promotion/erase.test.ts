import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { erasePromotion } from './erase.ts';
import { office } from './testing/office.ts';
import { visitor } from './testing/visitor.ts';

test('Who is erased stays counted and is named nowhere', async () => {
  const app = await testApp({ accounts: true });
  const admin = await office(app, 'admin');
  const channel = await admin.makeChannel();
  const someone = await visitor(app).visit(channel.code);
  await someone.register('leaves@example.org');
  await someone.take('ios');
  const before = await admin.untilTotals(channel.id, { registrations: 1, downloads: 1 });
  const uid = Number(someone.cookies.get('uid'));
  expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
  expect(await admin.totalsOf(channel.id)).toEqual(before);
  expect(before.registeredVisits).toBe(1);
  expect(await admin.list('channel-users', { channelId: channel.id })).toEqual([]);
  for (const table of ['channel_visit', 'channel_registration', 'channel_download']) {
    const named = sql.raw(`select 1 from ${table} where account_id = ${uid}`);
    expect(await rows(app.db, named), table).toEqual([]);
  }
});

test('The channels of a manager who is erased wait for another', async () => {
  const app = await testApp({ accounts: true });
  const admin = await office(app, 'admin');
  const manager = await office(app, 'manager');
  const channel = await manager.makeChannel();
  await app.db.transaction((tx) => erasePromotion(tx, channel.managerId!));
  const { body } = await admin.send('GET', `channels/${channel.id}`);
  expect(body).toMatchObject({ managerId: null, manager: null });
});
