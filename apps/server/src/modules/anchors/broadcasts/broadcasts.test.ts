import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { followersOf } from '#modules/users/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { closeBroadcast, goOnAir, lockBroadcast, openBroadcastOf } from '../index.ts';

let app: TestApp;
let fan: Person;
let live: number;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
  live = await newMatch(app, { minutes: -20, state: { status: 'live' } });
});

let names = 0;
let anchor: Person;
let uid: number;
beforeEach(async () => {
  anchor = await person(app).register(`streams${++names}@example.org`);
  uid = await newAnchor(app, anchor, { rights: ['paid', 'custom'] });
  await anchor.post('/updateAnchor', { matchId: live });
});

const begin = () => anchor.get('/anchor/broadcast');
const end = () => anchor.get('/anchor/downcast');
const current = async () => (await anchor.get('/anchor/isBroadcast')).result.broadcast;
const told = async (who: Person, name: string) =>
  (await who.get('/user/notices')).result.items.filter(
    (notice: { name: string }) => notice.name === name,
  );
const setAnchor = (what: ReturnType<typeof sql>) =>
  app.db.execute(sql`update anchor set ${what} where account_id = ${uid}`);

test('An anchor goes live with what the settings say, and ends it', async () => {
  await anchor.post('/updateAnchor', { paid: true, price: 30, previewSeconds: 45 });
  expect(await current()).toBeNull();
  expect((await end()).errorCode).toBe(errors.notBroadcasting.code);
  const { result } = await begin();
  expect(result).toMatchObject({
    title: 'Tonight',
    match: { id: live },
    label: null,
    price: 30,
    previewSeconds: 45,
    onAirAt: null,
    endedAt: null,
  });
  expect(await current()).toEqual(result);
  expect((await end()).result).toMatchObject({ id: result.id, endedBy: 'downcast' });
  expect((await end()).errorCode).toBe(errors.notBroadcasting.code);
  expect(await current()).toBeNull();
  expect((await begin()).result.id).toBeGreaterThan(result.id);
});

test('Neither guests nor others than anchors go live', async () => {
  for (const address of ['isBroadcast', 'broadcast', 'downcast']) {
    expect((await person(app).get(`/anchor/${address}`)).errorCode).toBe(
      errors.signInRequired.code,
    );
    expect((await fan.get(`/anchor/${address}`)).errorCode).toBe(errors.notAnchor.code);
  }
});

test.each([
  ['a title', sql`title = ''`, 2511],
  ['a cover', sql`cover = null`, 2512],
  ['an introduction', sql`introduction = ''`, 2510],
  ['a match or a label', sql`match_id = null`, 2513],
  ['the present rules agreed to', sql`agreed_rules = 'of then'`, 2504],
  ['the right to take gold', sql`paid = true, rights = '{custom}'`, 2515],
  ['the right to go without a match', sql`match_id = null, label = 'Talk', rights = '{}'`, 2515],
  [
    'that one is not banned',
    sql`ban_reason = 'Smoking', banned_at = now() - interval '1 second'`,
    2508,
  ],
  ['that one is an anchor still', sql`state = 'ended'`, 2500],
])('To go live takes %s', async (_what, change, errorCode) => {
  await setAnchor(change);
  expect((await begin()).errorCode).toBe(errorCode);
  expect(await openBroadcastOf(app.db, uid)).toBeNull();
});

test('To go live takes a match that can still be streamed', async () => {
  const over = await newMatch(app, { minutes: -120, state: { status: 'ended' } });
  await setAnchor(sql`match_id = ${over}`);
  expect((await begin()).errorCode).toBe(errors.matchNotStreamable.code);
});

test('Where the brand has no live rooms nobody goes live', async () => {
  const database = { db: app.db, url: app.databaseUrl };
  const without = await testApp({ database, env: { BRAND_LIVE: '0' } });
  const same = person(without);
  for (const [name, value] of anchor.cookies) same.cookies.set(name, value);
  expect((await same.get('/anchor/broadcast')).errorCode).toBe(errors.liveOff.code);
});

test('Of two who go live at once as one anchor, one does', async () => {
  const answers = await Promise.all([begin(), begin(), begin()]);
  const codes = answers.map(({ errorCode }) => errorCode).filter(Boolean);
  expect(codes).toEqual([errors.alreadyBroadcasting.code, errors.alreadyBroadcasting.code]);
  const open = await rows(
    app.db,
    sql`select from broadcast where anchor_id = ${uid} and ended_at is null`,
  );
  expect(open).toHaveLength(1);
});

test('It is ended once, however many end it', async () => {
  const { id: broadcastId } = (await begin()).result;
  const close = (endedBy: 'lapsed' | 'cut') =>
    app.db.transaction((tx) =>
      closeBroadcast(tx, app.jobs, {
        broadcastId,
        endedBy,
        reason: null,
        now: new Date(),
      }),
    );
  expect((await Promise.all([close('lapsed'), close('cut')])).sort()).toEqual([false, true]);
  const locked = await app.db.transaction((tx) => lockBroadcast(tx, broadcastId));
  expect(locked).toMatchObject({ anchorId: uid, endedBy: expect.stringMatching(/lapsed|cut/) });
});

test('With its first picture those who follow hear of it, once', async () => {
  await fan.get(`/user/followUser?id=${uid}`);
  expect(await rows(app.db, followersOf(uid))).toHaveLength(1);
  const { id: broadcastId } = (await begin()).result;
  const air = () =>
    app.db.transaction((tx) => goOnAir(tx, app.jobs, { broadcastId, at: new Date() }));
  expect((await Promise.all([air(), air()])).sort()).toEqual([false, true]);
  await expect.poll(() => told(fan, 'anchorLive'), { timeout: 10_000 }).toHaveLength(1);
  expect((await told(fan, 'anchorLive'))[0]).toMatchObject({
    kind: 'follow',
    values: { uid, title: 'Tonight', username: expect.any(String) },
    link: { page: 'room', id: uid },
  });
  expect((await current()).onAirAt).not.toBeNull();
});

test('What is over before its first picture is told to nobody', async () => {
  const { id: broadcastId } = (await begin()).result;
  await end();
  const late = app.db.transaction((tx) => goOnAir(tx, app.jobs, { broadcastId, at: new Date() }));
  expect(await late).toBe(false);
});

test('Whose role is taken is cut, and so is who leaves', async () => {
  const admin = backOffice(await person(app).signInAs('admin'));
  const { id } = (await begin()).result;
  await admin.remove('roles', `${uid}-anchor`);
  const other = await person(app).register(`leaves${names}@example.org`);
  const otherId = await newAnchor(app, other, { rights: ['custom'] });
  await other.post('/updateAnchor', { label: 'Goodbye' });
  const { id: left } = (await other.get('/anchor/broadcast')).result;
  await other.post('/user/delete', {});
  const found = await rows(
    app.db,
    sql`select id, anchor_id, ended_by, cover is null as bare from broadcast
      where id in (${id}, ${left}) order by id`,
  );
  expect(found).toEqual([
    { id, anchor_id: uid, ended_by: 'cut', bare: false },
    { id: left, anchor_id: otherId, ended_by: 'cut', bare: true },
  ]);
});
