import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { goOnAir } from '../index.ts';

let app: TestApp;
let fan: Person;
let anchor: Person;
let uid: number;
let matchId: number;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
  for (const name of ['quiet', 'loved', 'talks']) {
    anchor = await person(app).register(`${name}@example.org`);
    uid = await newAnchor(app, anchor);
    await app.db.execute(sql`update account set username = ${`Anchor ${name}`} where id = ${uid}`);
    if (name === 'loved') await fan.get(`/user/followUser?id=${uid}`);
  }
  matchId = await newMatch(app, { minutes: -20, state: { status: 'live' } });
  await anchor.post('/updateAnchor', { matchId, detail: 'From Chengdu' });
});

const listed = async (query = ''): Promise<string[]> =>
  (await person(app).get(`/anchor/list${query}`)).result.items.map(
    ({ username }: { username: string }) => username,
  );
const page = (who = person(app), userId = uid) => who.post('/V2/anchor/user', { userId });

test('Anchors are listed by their fans, after those on air', async () => {
  expect(await listed()).toEqual(['Anchor loved', 'Anchor quiet', 'Anchor talks']);
  const { id: broadcastId } = (await anchor.get('/anchor/broadcast')).result;
  expect((await page()).result.onAir).toBeNull();
  await app.db.transaction((tx) => goOnAir(tx, app.jobs, { broadcastId, at: new Date() }));
  expect(await listed()).toEqual(['Anchor talks', 'Anchor loved', 'Anchor quiet']);
  expect((await page()).result.onAir).toMatchObject({ id: broadcastId, match: { id: matchId } });
  expect(await listed('?q=LOVED')).toEqual(['Anchor loved']);
  expect(await listed('?q=%25')).toEqual([]);
});

test('An anchor’s page tells what they say, whether one follows, and what one is reminded of', async () => {
  const reserved = await newMatch(app, { minutes: 300 });
  const { id } = (await anchor.post('/anchor/reserve', { matchId: reserved })).result;
  await fan.post('/anchor/remind', { id, remind: true });
  await fan.get(`/user/followUser?id=${uid}`);
  expect((await page(fan)).result).toMatchObject({
    id: uid,
    username: 'Anchor talks',
    detail: 'From Chengdu',
    fans: 1,
    following: true,
    reservations: [{ id, state: 'reserving', match: { id: reserved }, reminded: true }],
  });
  expect((await page()).result).toMatchObject({
    following: false,
    reservations: [{ id, reminded: false }],
  });
  await anchor.get(`/anchor/cancelReservation?id=${id}`);
  expect((await page()).result.reservations).toEqual([]);
});

test('Nobody else has such a page: not who never applied, waits, or left', async () => {
  const fanId = Number(fan.cookies.get('uid'));
  for (const userId of [fanId, 999_999]) {
    expect(await page(person(app), userId)).toMatchObject({
      code: 404,
      errorCode: errors.unknownAnchor.code,
    });
  }
  const leaver = await person(app).register('leaver@example.org');
  const left = await newAnchor(app, leaver);
  expect((await page(person(app), left)).status).toBe('success');
  await leaver.post('/user/delete', {});
  // Their page was there, and is gone.
  expect(await page(person(app), left)).toMatchObject({ code: 410, errorCode: errors.gone.code });
  await app.db.execute(sql`update anchor set state = 'underReview' where account_id = ${uid}`);
  expect((await page()).errorCode).toBe(errors.unknownAnchor.code);
  expect(await listed()).not.toContain('Anchor talks');
});
