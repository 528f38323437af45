import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { defineJob } from '#platform/jobs.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { goOnAir } from '../index.ts';

let app: TestApp;
let fan: Person;
let fan2: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
});

let names = 0;
let anchor: Person;
let uid: number;
beforeEach(async () => {
  anchor = await person(app).register(`announces${++names}@example.org`);
  uid = await newAnchor(app, anchor);
});

const reserve = (matchId: number) => anchor.post('/anchor/reserve', { matchId });
const cancel = (id: number, who = anchor) => who.get(`/anchor/cancelReservation?id=${id}`);
const remind = (id: number, on = true, who = fan) => who.post('/anchor/remind', { id, remind: on });
const own = async () => (await anchor.get('/anchor/reservations')).result;
const stateOf = async (id: number) =>
  (await own()).items.find((each: { id: number }) => each.id === id).state;
const toldTo = async (who: Person, name: string, by = uid) =>
  (await who.get('/user/notices')).result.items.filter(
    (notice: { name: string; values: { uid?: number } }) =>
      notice.name === name && notice.values.uid === by,
  );
const tellNow = () =>
  app.db.transaction((tx) => app.jobs.send(tx, defineJob('reservations-remind'), {}));
const startIn = (matchId: number, minutes: number) =>
  app.db.execute(sql`
    update match set starts_at = now() + make_interval(mins => ${minutes}) where id = ${matchId}`);

test('An anchor announces a match that has not started, once', async () => {
  const matchId = await newMatch(app, { minutes: 300 });
  const { result } = await reserve(matchId);
  expect(result).toMatchObject({ match: { id: matchId }, state: 'reserving' });
  expect((await reserve(matchId)).errorCode).toBe(errors.alreadyReserved.code);
  expect(await own()).toMatchObject({ total: 1, items: [{ id: result.id }] });
});

test('Two who announce the same at once announce it once', async () => {
  const matchId = await newMatch(app, { minutes: 300 });
  const answers = await Promise.all([reserve(matchId), reserve(matchId)]);
  expect(answers.map(({ errorCode }) => errorCode ?? 0).sort()).toEqual([
    0,
    errors.alreadyReserved.code,
  ]);
});

test('Guests and fans announce nothing, and guests set no reminders', async () => {
  const matchId = await newMatch(app, { minutes: 300 });
  for (const [who, code] of [
    [person(app), 2000],
    [fan, 2500],
  ] as const) {
    expect((await who.post('/anchor/reserve', { matchId })).errorCode).toBe(code);
    expect((await who.get('/anchor/reservations')).errorCode).toBe(code);
    expect((await cancel(1, who)).errorCode).toBe(code);
  }
  expect((await remind(1, true, person(app))).errorCode).toBe(errors.signInRequired.code);
});

test('What has begun or does not exist can’t be announced', async () => {
  const live = await newMatch(app, { minutes: -5, state: { status: 'live' } });
  expect((await reserve(live)).errorCode).toBe(errors.reservationFixed.code);
  expect((await reserve(await newMatch(app, { minutes: -5 }))).errorCode).toBe(
    errors.reservationFixed.code,
  );
  expect((await reserve(999_999)).errorCode).toBe(errors.unknownMatch.code);
});

test('How a reservation stands follows from its match, and from what is broadcast', async () => {
  const matchId = await newMatch(app, { minutes: 300 });
  const { id } = (await reserve(matchId)).result;
  expect(await stateOf(id)).toBe('reserving');
  await startIn(matchId, 50);
  expect(await stateOf(id)).toBe('notStarted');
  await anchor.post('/updateAnchor', { matchId });
  await anchor.get('/anchor/broadcast');
  expect(await stateOf(id)).toBe('inProgress');
  expect((await cancel(id)).errorCode).toBe(errors.reservationFixed.code);
  expect((await remind(id)).errorCode).toBe(errors.reservationFixed.code);
  await anchor.get('/anchor/downcast');
  expect(await stateOf(id)).toBe('notStarted');
  await app.db.execute(sql`update match set status = 'ended' where id = ${matchId}`);
  expect(await stateOf(id)).toBe('ended');
  const office = backOffice(anchor, 'studio');
  expect((await office.list('reservations', { state: 'ended' })).total).toBe(1);
  expect((await office.list('reservations', { state: 'reserving' })).total).toBe(0);
});

test('Twenty can be open at a time', async () => {
  for (let made = 0; made < 20; made++) {
    expect((await reserve(await newMatch(app, { minutes: 300 }))).status).toBe('success');
  }
  expect((await reserve(await newMatch(app, { minutes: 300 }))).errorCode).toBe(
    errors.tooManyReservations.code,
  );
  const { items, total } = await own();
  expect(total).toBe(20);
  await cancel(items[0].id);
  expect((await reserve(await newMatch(app, { minutes: 300 }))).status).toBe('success');
});

test('Who set a reminder is told that it is cancelled, and who took it away is not', async () => {
  const { id } = (await reserve(await newMatch(app, { minutes: 300 }))).result;
  expect((await remind(id)).result).toEqual({ reminded: true });
  await remind(id, true, fan2);
  expect((await remind(id, false, fan2)).result).toEqual({ reminded: false });
  expect((await cancel(id)).result.state).toBe('cancelled');
  expect(await toldTo(fan, 'reservationCancelled')).toMatchObject([
    {
      values: { home: expect.stringContaining('Home of'), username: expect.any(String) },
      link: { page: 'anchor', id: expect.any(Number) },
    },
  ]);
  expect(await toldTo(fan2, 'reservationCancelled')).toEqual([]);
  expect((await cancel(id)).errorCode).toBe(errors.reservationFixed.code);
  expect((await remind(id)).errorCode).toBe(errors.reservationFixed.code);
});

test('What was announced within the hour can be cancelled until the match begins', async () => {
  const matchId = await newMatch(app, { minutes: 30 });
  const { id } = (await reserve(matchId)).result;
  await remind(id);
  expect((await cancel(id)).result.state).toBe('cancelled');
  expect(await toldTo(fan, 'reservationCancelled')).toHaveLength(1);
  const again = (await reserve(matchId)).result;
  await startIn(matchId, -1);
  expect(await stateOf(again.id)).toBe('notStarted');
  expect((await cancel(again.id)).errorCode).toBe(errors.reservationFixed.code);
});

test('Nobody cancels another’s, nor is reminded of what there is not', async () => {
  const { id } = (await reserve(await newMatch(app, { minutes: 300 }))).result;
  const other = await person(app).register(`other${names}@example.org`);
  await newAnchor(app, other);
  expect((await cancel(id, other)).errorCode).toBe(errors.unknownReservation.code);
  expect((await remind(999_999)).errorCode).toBe(errors.unknownReservation.code);
  expect(await stateOf(id)).toBe('reserving');
});

test('Ten minutes before the match who set a reminder is told, once, and anew when it was moved', async () => {
  const matchId = await newMatch(app, { minutes: 300 });
  const { id } = (await reserve(matchId)).result;
  await remind(id);
  await startIn(matchId, 9);
  await tellNow();
  await expect.poll(() => toldTo(fan, 'reservationSoon'), { timeout: 10_000 }).toHaveLength(1);
  await tellNow();
  await startIn(matchId, 5);
  await tellNow();
  await expect.poll(() => toldTo(fan, 'reservationSoon'), { timeout: 10_000 }).toHaveLength(2);
});

test('Of who was banned meanwhile nobody hears that they stream soon', async () => {
  const matchId = await newMatch(app, { minutes: 300 });
  const { id } = (await reserve(matchId)).result;
  await remind(id);
  await startIn(matchId, 9);
  await app.db.execute(sql`
    update anchor set ban_reason = 'Smoking', banned_at = now() - interval '1 second' where account_id = ${uid}`);
  // What was asked for before is done before.
  await tellNow();
  const other = await reserveOther();
  await tellNow();
  await expect.poll(other.told, { timeout: 10_000 }).toHaveLength(1);
  expect(await toldTo(fan, 'reservationSoon')).toEqual([]);
});

/** Somebody else's match that starts in nine minutes, of which the fan is reminded. */
async function reserveOther() {
  const other = await person(app).register(`other${names}@example.org`);
  const otherId = await newAnchor(app, other);
  const matchId = await newMatch(app, { minutes: 300 });
  const { id } = (await other.post('/anchor/reserve', { matchId })).result;
  await remind(id);
  await startIn(matchId, 9);
  return { told: () => toldTo(fan, 'reservationSoon', otherId) };
}

test('When the anchor is live with the match, who set a reminder hears as followers do', async () => {
  const matchId = await newMatch(app, { minutes: 30 });
  const { id } = (await reserve(matchId)).result;
  await remind(id);
  await anchor.post('/updateAnchor', { matchId });
  const { id: broadcastId } = (await anchor.get('/anchor/broadcast')).result;
  await app.db.transaction((tx) => goOnAir(tx, app.jobs, { broadcastId, at: new Date() }));
  await expect.poll(() => toldTo(fan, 'anchorLive'), { timeout: 10_000 }).toHaveLength(1);
  expect(await toldTo(fan2, 'anchorLive')).toEqual([]);
});

test('Whose role is taken announces nothing any more', async () => {
  const { id } = (await reserve(await newMatch(app, { minutes: 300 }))).result;
  await remind(id);
  const admin = backOffice(await person(app).signInAs('admin'));
  await admin.remove('roles', `${uid}-anchor`);
  expect(await toldTo(fan, 'reservationCancelled')).toHaveLength(1);
});
