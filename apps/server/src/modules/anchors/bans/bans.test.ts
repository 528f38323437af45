import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { defineJob } from '#platform/jobs.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { banOf } from '../index.ts';

let app: TestApp;
let admin: ReturnType<typeof backOffice>;
let support: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = backOffice(await person(app).signInAs('admin'));
  support = backOffice(await person(app).signInAs('support'));
});

let names = 0;
let anchor: Person;
let uid: number;
beforeEach(async () => {
  anchor = await person(app).register(`behaves${++names}@example.org`);
  uid = await newAnchor(app, anchor, { rights: ['custom'] });
  await anchor.post('/updateAnchor', { label: 'Talk' });
});

const begin = () => anchor.get('/anchor/broadcast');
const ban = (until: string | null = null) =>
  admin.update('anchors', uid, { ban: { reason: 'Smoking', until } });
const whether = async () => (await anchor.get('/anchor/whether')).result;
const told = async (name: string) =>
  (await anchor.get('/user/notices')).result.items.filter(
    (notice: { name: string }) => notice.name === name,
  );
const lastEnd = async () =>
  (
    await rows<object>(
      app.db,
      sql`select ended_by as "endedBy", reason from broadcast where anchor_id = ${uid}
        order by id desc limit 1`,
    )
  )[0];

test('Who is banned is cut at once, told why, and does not begin again until it is lifted', async () => {
  await begin();
  const { status, body } = await ban();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { banReason: 'Smoking', bannedUntil: null, bannedBy: 'admin', broadcastId: null },
  });
  expect(await lastEnd()).toEqual({ endedBy: 'banned', reason: 'Smoking' });
  expect(await told('anchorBanned')).toMatchObject([{ values: { reason: 'Smoking' } }]);
  expect(await whether()).toEqual({ anchor: true, ban: { reason: 'Smoking', until: null } });
  expect((await begin()).errorCode).toBe(errors.anchorBanned.code);
  expect((await admin.update('anchors', uid, { ban: null })).body.banReason).toBeNull();
  expect(await told('anchorBanLifted')).toHaveLength(1);
  expect(await whether()).toEqual({ anchor: true, ban: null });
  expect((await begin()).status).toBe('success');
});

test('A ban is over when its time is', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString();
  await ban(until);
  expect((await whether()).ban).toEqual({ reason: 'Smoking', until });
  expect(await banOf(app.db, uid, new Date(Date.parse(until) - 1))).not.toBeNull();
  expect(await banOf(app.db, uid, new Date(until))).toBeNull();
  expect((await ban('2020-01-01T00:00:00.000Z')).status).toBe(422);
});

test('Of a ban and a beginning at once no broadcast is left on', async () => {
  const { version } = (await admin.get('anchors', uid)).body;
  await Promise.all([
    begin(),
    admin.change('anchors', uid, { ban: { reason: 'Smoking', until: null }, version }),
  ]);
  expect((await anchor.get('/anchor/isBroadcast')).result.broadcast).toBeNull();
});

test('Who is banned from the product is cut, too', async () => {
  await begin();
  await admin.create('bans', { userId: uid, reason: 'Fraud', until: null });
  expect(await banOf(app.db, uid, new Date())).toEqual({ reason: 'Fraud', until: null });
  await app.db.transaction((tx) => app.jobs.send(tx, defineJob('broadcasts-banned'), {}));
  await expect.poll(lastEnd, { timeout: 10_000 }).toMatchObject({ endedBy: 'banned' });
});

test('Only administrators ban and give rights, after a proof, and those who are anchors still', async () => {
  const change = { rights: ['paid'] };
  expect((await support.update('anchors', uid, change)).status).toBe(403);
  expect((await support.get('anchors', uid)).status).toBe(200);
  expect((await admin.update('anchors', uid, change)).body.rights).toEqual(['paid']);
  await admin.remove('roles', `${uid}-anchor`);
  expect((await admin.update('anchors', uid, change)).body).toMatchObject({
    errorCode: errors.anchorEnded.code,
  });
  expect((await admin.get('anchors', uid)).body).toMatchObject({ state: 'ended', rights: [] });
  await app.db.execute(sql`update session set proven_at = now() - interval '1 day'`);
  app.identity.forgetSessions();
  expect((await admin.update('anchors', uid, change)).body.errorCode).toBe(
    errors.proofRequired.code,
  );
  await app.db.execute(sql`update session set proven_at = now()`);
  app.identity.forgetSessions();
});

test('The console finds who is banned, and who is on air', async () => {
  await ban();
  const found = async (query: Record<string, string>) =>
    (await support.list('anchors', { ...query, _end: '500' })).body.map(
      ({ id }: { id: number }) => id,
    );
  expect(await found({ banned: 'true' })).toContain(uid);
  expect(await found({ banned: 'false' })).not.toContain(uid);
  expect(await found({ onAir: 'true' })).not.toContain(uid);
  expect(await found({ _sort: 'earned', _order: 'DESC' })).toContain(uid);
});

test('Staff cut a broadcast and say why, once', async () => {
  const { id } = (await begin()).result;
  const cut = () => support.update('broadcasts', id, { state: 'cut', reason: 'Another’s logo' });
  const on = { state: 'on', anchorId: String(uid) };
  expect((await support.list('broadcasts', on)).body).toMatchObject([{ id }]);
  expect((await support.update('broadcasts', id, { state: 'cut' })).status).toBe(422);
  expect((await cut()).body).toMatchObject({ endedBy: 'cut', reason: 'Another’s logo' });
  expect((await cut()).body.errorCode).toBe(errors.notBroadcasting.code);
  expect(await told('broadcastCut')).toMatchObject([
    { values: { title: 'Tonight', reason: 'Another’s logo' } },
  ]);
  expect((await support.list('broadcasts', on)).total).toBe(0);
  expect((await support.list('broadcasts', { endedBy: 'cut', anchorId: String(uid) })).total).toBe(
    1,
  );
  expect((await support.list('broadcasts', { q: 'tonight', state: 'over' })).total).toBeGreaterThan(
    0,
  );
});
