import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { rows } from '#testing/rows.ts';
import { type Channel, type Office, office } from '../testing/office.ts';
import { visitor } from '../testing/visitor.ts';

let app: TestApp;
let admin: Office;
let channel: Channel;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await office(app, 'admin');
});
beforeEach(async () => {
  channel = await admin.makeChannel();
});

/** How often each reason kept a download from counting; `counted` are those that none did. */
async function reasons(): Promise<Record<string, number>> {
  const found = await rows<{ reason: string; count: number }>(
    app.db,
    sql`select coalesce(filtered, 'counted') as reason, count(*) as count from channel_download
      where channel_id = ${channel.id} group by 1`,
  );
  return Object.fromEntries(found.map(({ reason, count }) => [reason, count]));
}

const downloads = async () => (await admin.totalsOf(channel.id)).downloads;

test('A download counts for the channel that brought the visitor', async () => {
  const someone = await visitor(app).visit(channel.code);
  await someone.take('ios');
  expect(await downloads()).toBe(1);
});

test('A download counts once for a person, whatever they click', async () => {
  const someone = await visitor(app).visit(channel.code);
  await Promise.all([1, 2, 3, 4].map(() => someone.take('ios')));
  await someone.take('android');
  const anew = await someone.anew().visit(channel.code);
  await anew.take('android');
  expect(await downloads()).toBe(1);
});

test('A download counts once for who cleared their cookies, also when all come at once', async () => {
  for (let rounds = 1; rounds <= 5; rounds += 1) {
    const someone = visitor(app);
    const crowd = [1, 2, 3, 4, 5].map(() => someone.anew());
    for (const each of crowd) await each.visit(channel.code);
    await Promise.all(crowd.map((each) => each.take('ios')));
    expect(await downloads()).toBe(rounds);
  }
});

test('A download counts once for an account, on all its devices', async () => {
  for (const userAgent of ['Mozilla/5.0 (iPhone) Safari/604', 'Mozilla/5.0 (Android) Gecko/140']) {
    const fan = visitor(app, { userAgent });
    await fan.signInAs('fan');
    await fan.visit(channel.code);
    await fan.take('ios');
  }
  expect(await downloads()).toBe(1);
});

test('A download counts for each channel that brought the person', async () => {
  const other = await admin.makeChannel();
  const someone = await visitor(app).visit(channel.code);
  await someone.take('ios');
  await someone.visit(other.code);
  await someone.take('ios');
  expect(await downloads()).toBe(1);
  expect(await admin.totalsOf(other.id)).toMatchObject({ downloads: 1 });
});

test('A download without a channel is nobody’s', async () => {
  await visitor(app).take('android');
  const someone = visitor(app);
  someone.cookies.set('visitor', '5f0f1f5e-6a5b-4c3d-8e2f-000000000000');
  someone.cookies.set('channel', `${channel.id}.20000.${'a'.repeat(43)}`);
  await someone.take('android');
  expect(await downloads()).toBe(0);
});

test('A bot’s download does not count', async () => {
  const someone = await visitor(app).visit(channel.code);
  await someone.post('/promotion/download', { platform: 'ios' }, { 'user-agent': 'curl/8.5' });
  expect(await downloads()).toBe(0);
});

test('A download whose page never came alive does not count; once it did, the next one does', async () => {
  const someone = visitor(app);
  await someone.follow(channel.code);
  await someone.take('ios');
  expect(await reasons()).toEqual({ unconfirmed: 1 });
  await someone.look();
  await someone.take('ios');
  expect(await reasons()).toEqual({ unconfirmed: 1, counted: 1 });
});

test('A download on another device of an account whose page came alive counts', async () => {
  const fan = visitor(app);
  await fan.signInAs('fan');
  await fan.visit(channel.code);
  const phone = visitor(app, { userAgent: 'Mozilla/5.0 (iPhone) Safari/604' });
  await phone.signInAs('fan');
  await phone.visit(channel.code);
  await phone.take('ios');
  expect(await downloads()).toBe(1);
});

test.each([
  ['one address', 12, () => '203.0.113.60', 10],
  ['one network', 52, (number: number) => `192.0.2.${number + 1}`, 50],
])(
  'Downloads of %s with rotated browsers count up to its budget',
  async (_what, count, ip, most) => {
    const crowd = Array.from({ length: count }, (_, number) =>
      visitor(app, { ip: ip(number), userAgent: `Mozilla/5.0 Rotated/${number}` }),
    );
    for (const each of crowd) await each.visit(channel.code);
    await Promise.all(crowd.map((each) => each.take('android')));
    expect(await reasons()).toEqual({ counted: most, network: count - most });
  },
);

test('Only for what there is an app for, and only from a page of ours, is there a download', async () => {
  const someone = await visitor(app).visit(channel.code);
  expect(await someone.post('/promotion/download', { platform: 'vax' })).toMatchObject({
    code: 400,
    errorCode: errors.invalidInput.code,
  });
  const foreign = { 'x-xiongmao': '' };
  expect(await someone.post('/promotion/download', { platform: 'ios' }, foreign)).toMatchObject({
    errorCode: errors.forbidden.code,
  });
  expect(await downloads()).toBe(0);
});
