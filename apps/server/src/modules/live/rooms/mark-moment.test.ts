import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { asMedia, keyOf, mediaDouble } from '../testing/media-double.ts';

const clock = steeredClock();
const media = await mediaDouble();
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let stream: string;
let count = 0;

const send = (...messages: Parameters<typeof ingest>[1]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: clock.now() }));
const idOf = async (name: string) =>
  (await rows<{ id: number }>(app.db, sql`select id from match where source_id = ${name}`))[0]!.id;
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000).toISOString();

beforeAll(async () => {
  app = await testApp({ accounts: true, clock, env: { MEDIA_URL: media.url } });
  await send(fixtureOf('shown', inAnHour()), stateOf('shown', 1), fixtureOf('other', inAnHour()));
  await send(stateOf('other', 1), incidentsOf('other', 1, [goalOf('elsewhere')]));
  anchor = await makeAnchor(app, { matchId: await idOf('shown') });
  fan = await person(app).signInAs('fan');
  stream = (await keyOf(anchor)).stream;
});
beforeEach(async () => {
  await anchor.get('/anchor/downcast');
});

/** Whether it is on air, or waits for its first picture. */
async function begin({ onAir = true } = {}): Promise<void> {
  await anchor.get('/anchor/broadcast');
  if (onAir) await asMedia(app).tell(stream, 'live', { recording: `rec${++count}` });
}
/** A goal that is known from now on. */
async function score(more: Parameters<typeof goalOf>[1] = {}): Promise<string> {
  const key = `goal ${++count}`;
  await send(incidentsOf('shown', count, [goalOf(key, more)]));
  return key;
}
const mark = (incident: string | null, ago = 0) =>
  anchor.post('/anchor/markMoment', { incident, ago });
const offset = async () => (await fan.get(`/live/room?id=${anchor.uid}`)).result.offset;
const refused = { errorCode: errors.notSeenYet.code };

test('What lies between a goal and the tap is how late the picture is, and everyone in the room hears of it', async () => {
  await begin();
  expect(await offset()).toBe(null);
  const goal = await score();
  const socket = await liveClient(app.url);
  expect(await watch(socket, `room:${anchor.uid}`, 0)).toEqual({ ok: true });
  const heard: { offset?: number | null }[] = [];
  socket.onAny((event, delta) => event === 'room' && heard.push(delta));
  clock.forward({ seconds: 34 });
  const { result } = await mark(goal, 4_000);
  expect(result.offset).toBeGreaterThanOrEqual(30_000);
  expect(result.offset).toBeLessThan(33_000);
  expect(await offset()).toBe(result.offset);
  await until(() => heard.some((delta) => delta.offset === result.offset));

  expect((await mark(null)).result).toEqual({ offset: null });
  expect(await offset()).toBe(null);
});

test('A correction of an entry does not make it younger', async () => {
  await begin();
  const goal = await score();
  clock.forward({ seconds: 20 });
  await send(incidentsOf('shown', ++count, [goalOf(goal, { player: 'B. Scorer' })]));
  expect((await mark(goal)).result.offset).toBeGreaterThanOrEqual(20_000);
});

test('Another broadcast has a picture of its own', async () => {
  await begin();
  await mark(await score());
  expect(await offset()).toBeLessThan(10_000);
  await anchor.get('/anchor/downcast');
  await begin();
  expect(await offset()).toBe(null);
});

test('What cannot have been seen marks nothing', async () => {
  await begin();
  const before = await mark(await score());
  expect(await mark('elsewhere')).toMatchObject(refused);
  expect(await mark('nobody knows it')).toMatchObject(refused);
  const disallowed = await score();
  await send(incidentsOf('shown', ++count, [goalOf(disallowed, { withdrawn: true })]));
  expect(await mark(disallowed)).toMatchObject(refused);
  const late = await score();
  // Before it was known.
  expect(await mark(late, 5_000)).toMatchObject(refused);
  clock.forward({ seconds: 121 });
  expect(await mark(late)).toMatchObject(refused);
  expect(await offset()).toBe(before.result.offset);
});

test('A room that is not on air has no picture to mark', async () => {
  const goal = await score();
  const none = { errorCode: errors.noBroadcast.code };
  expect(await mark(goal)).toMatchObject(none);
  await begin({ onAir: false });
  expect(await mark(goal)).toMatchObject(none);
});
