import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Channel, type Office, office } from './testing/office.ts';
import { visitor } from './testing/visitor.ts';

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

test('Only for what there is an app for, and only from a page of ours, is there a download', async () => {
  const someone = await visitor(app).visit(channel.code);
  expect(await someone.post('/promotion/download', { platform: 'vax' })).toMatchObject({
    code: 400,
    errorCode: 1001,
  });
  const foreign = { 'x-xiongmao': '' };
  expect(await someone.post('/promotion/download', { platform: 'ios' }, foreign)).toMatchObject({
    errorCode: 1005,
  });
  expect(await downloads()).toBe(0);
});
