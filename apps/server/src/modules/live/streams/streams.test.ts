import type { StreamHealth } from '@xiongmao/api/live/media';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { asMedia, healthy, keyOf, mediaDouble } from '../testing/media-double.ts';

const clock = steeredClock();
const media = await mediaDouble();
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let stream: string;
let hook: ReturnType<typeof asMedia>;
let count = 0;
/** Of the present test. */
let recording: string;
beforeAll(async () => {
  app = await testApp({ accounts: true, clock, env: { MEDIA_URL: media.url } });
  anchor = await makeAnchor(app);
  fan = await person(app).signInAs('fan');
  hook = asMedia(app);
  stream = (await keyOf(anchor)).stream;
});
beforeEach(async () => {
  await anchor.get('/anchor/downcast');
  media.isDead = false;
  media.streams = [];
  media.asked.length = 0;
  recording = `rec${++count}`;
});

const soon = { timeout: 12_000, interval: 50 };
const room = async () => (await fan.get(`/live/room?id=${anchor.uid}`)).result;
const state = async () => (await room()).state;
const own = async () => (await anchor.get('/anchor/liveInfo')).result;
const begin = async () => (await anchor.get('/anchor/broadcast')).result.id as number;
const endOf = async (id: number) => {
  const [found] = await rows<{ by: string | null }>(
    app.db,
    sql`select ended_by as by from broadcast where id = ${id}`,
  );
  return found!.by;
};
const pick = (from: Record<string, unknown> | null, like: object) =>
  Object.fromEntries(Object.keys(like).map((key) => [key, from?.[key]]));
/** It tells the same when it is asked, as the server does every two seconds. */
function tell(kind: 'live' | 'interrupted' | 'resumed' | 'ended', reason?: string) {
  media.streams = kind === 'live' || kind === 'resumed' ? [healthy(stream, recording)] : [];
  return hook.tell(stream, kind, { recording, ...(reason && { reason }) });
}
async function onAir(): Promise<number> {
  const id = await begin();
  await tell('live');
  return id;
}

test('A picture before the broadcast is the anchor’s alone, and goes on in another recording', async () => {
  await tell('live');
  expect(await own()).toMatchObject({ state: 'preview' });
  await begin();
  const content = { stream, recording };
  await expect.poll(() => media.asked, soon).toContainEqual({ path: '/control/begin', content });
  expect((await room()).state).not.toBe('live');
  await tell('ended', 'begun');
  recording = `${recording}b`;
  await tell('live');
  expect(await room()).toMatchObject({ state: 'live', access: 'free' });
  expect(await own()).toMatchObject({ state: 'live' });
});

test('A room is on air with its first picture, and waits while the picture stays away', async () => {
  const id = await begin();
  expect((await fan.get('/live/rooms')).result.items).toEqual([]);
  expect(await tell('live')).toBe(true);
  const [card] = (await fan.get('/live/rooms')).result.items;
  expect(card).toMatchObject({ id: anchor.uid, broadcastId: id, state: 'live', label: 'Friendly' });
  const before = (await room()).v;
  await tell('live');
  expect((await room()).v).toBe(before);
  await tell('interrupted', 'gone');
  expect(await room()).toMatchObject({ state: 'interrupted' });
  expect((await room()).v).toBeGreaterThan(before);
  await tell('resumed');
  expect(await state()).toBe('live');
  await tell('ended', 'lapsed');
  expect(await state()).toBe('ended');
  expect(await endOf(id)).toBe('lapsed');
  await tell('live');
  expect(await state()).toBe('ended');
});

test('Of a room that is told anew only what differs is said: viewers that come have nobody fetch it', async () => {
  const id = await onAir();
  const socket = await liveClient(app.url);
  const heard: object[] = [];
  socket.onAny((event, delta) => event === 'room' && heard.push(delta));
  const { v } = await room();
  await watch(socket, `room:${anchor.uid}`, v);
  media.streams = [{ ...healthy(stream, recording), viewers: 40 }];
  // They are told every six seconds.
  await expect.poll(() => heard, soon).toContainEqual(expect.objectContaining({ viewers: 40 }));
  for (const delta of heard) {
    expect(Object.keys(delta).toSorted()).toEqual(['p', 'stream', 'v', 'viewers']);
  }
  await tell('interrupted', 'gone');
  await until(() => heard.some((delta) => 'state' in delta));
  expect(heard.at(-1)).toMatchObject({ state: 'interrupted' });
  expect(heard.at(-1)).not.toHaveProperty('broadcastId');
  expect(await endOf(id)).toBeNull();
});

test('The end of a stream that was cut ends no broadcast', async () => {
  const id = await onAir();
  await tell('ended', 'ended');
  expect(await state()).toBe('interrupted');
  expect(await endOf(id)).toBeNull();
});

test('The end of a broadcast cuts its picture, and no later one', async () => {
  await onAir();
  await anchor.get('/anchor/downcast');
  const content = { stream, reason: 'ended', recording };
  await expect.poll(() => media.asked, soon).toContainEqual({ path: '/control/cut', content });
  await expect.poll(state, soon).toBe('ended');
});

test('Silence of media interrupts its rooms, and what it says next is believed', async () => {
  const id = await onAir();
  media.isDead = true;
  await expect.poll(state, soon).toBe('interrupted');
  media.isDead = false;
  await expect.poll(state, soon).toBe('live');
  // It was started anew: the publisher comes back to it.
  media.streams = [];
  await expect.poll(state, soon).toBe('interrupted');
  recording = `${recording}b`;
  media.streams = [healthy(stream, recording)]; // nobody could tell the server
  await expect.poll(state, soon).toBe('live');
  expect(await endOf(id)).toBeNull();
  expect((await own()).health).toMatchObject({ bitrate: 3_000_000 });
});

test('A broadcast lapses a minute after its last picture, or ten without a first one', async () => {
  const id = await onAir();
  clock.forward({ minutes: 2 });
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await endOf(id)).toBeNull();
  media.streams = [];
  await expect.poll(state, soon).toBe('interrupted');
  expect(await endOf(id)).toBeNull();
  clock.forward({ seconds: 61 });
  await expect.poll(() => endOf(id), soon).toBe('lapsed');

  const next = await begin();
  clock.forward({ minutes: 9 });
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await endOf(next)).toBeNull();
  clock.forward({ minutes: 2 });
  await expect.poll(() => endOf(next), soon).toBe('lapsed');
});

/** How a broadcast comes to an end, or to none that anybody noticed. */
const abnormalEnds: Record<string, (id: number) => Promise<void>> = {
  'that lapsed': async (id) => {
    await tell('ended', 'lapsed');
    expect(await endOf(id)).toBe('lapsed');
  },
  'that was cut': async (id) => {
    await app.db.execute(
      sql`update broadcast set ended_at = now(), ended_by = 'cut' where id = ${id}`,
    );
  },
  'whose media died, and never had it again': async (id) => {
    media.isDead = true;
    await expect.poll(state, soon).toBe('interrupted');
    // While it can't be asked, nobody knows whether there is a picture.
    clock.forward({ minutes: 5 });
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(await endOf(id)).toBeNull();
    media.streams = [];
    media.isDead = false;
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    expect(await endOf(id)).toBeNull();
    clock.forward({ seconds: 61 });
    await expect.poll(() => endOf(id), soon).toBe('lapsed');
  },
  'whose media forgot it': async () => {
    media.streams = [];
    await expect.poll(state, soon).toBe('interrupted');
    await anchor.get('/anchor/downcast');
  },
  'that was ended while nothing arrived yet': async () => {
    await tell('ended', 'ended');
    await anchor.get('/anchor/downcast');
  },
};
test.each(Object.entries(abnormalEnds))(
  'The next broadcast begins after one %s',
  async (_, end) => {
    await end(await onAir());
    recording = `${recording}b`;
    const next = await onAir();
    expect(await room()).toMatchObject({ state: 'live', broadcast: { id: next } });
    await expect.poll(async () => (await own()).state, soon).toBe('live');
    expect(await endOf(next)).toBeNull();
  },
);

test('An anchor is told what to change, and that what they send is not kept', async () => {
  await onAir();
  const advised = async (health: Partial<StreamHealth>) => {
    media.streams = [{ ...healthy(stream, recording), ...health }];
    const due = JSON.stringify(health);
    await expect
      .poll(async () => JSON.stringify(pick((await own()).health, health)), soon)
      .toBe(due);
    return (await own()).advice;
  };
  expect((await own()).advice).toEqual([]);
  expect(await advised({ recordingState: 'failing' })).toEqual(['recordingFails']);
  expect(await room()).toMatchObject({ state: 'live' });
  expect(await advised({ bitrate: 400_000, keyFrameInterval: 4, drops: 31 })).toEqual([
    'bitrateLow',
    'keyFrameIntervalLong',
    'framesDropped',
  ]);
});

test('What is still there of a broadcast that is over is cut by who looks', async () => {
  const id = await onAir();
  await expect.poll(async () => (await room()).viewers, soon).toBe(3);
  // Nobody hears of it.
  await app.db.execute(sql`
    update broadcast set ended_at = now(), ended_by = 'banned' where id = ${id}`);
  const content = { stream, reason: 'banned', recording };
  await expect.poll(() => media.asked, soon).toContainEqual({ path: '/control/cut', content });
  await tell('ended', 'banned');
});

test('A room whose end nobody told says so all the same', async () => {
  const id = await onAir();
  await tell('ended', 'ended');
  media.streams = [];
  expect(await state()).toBe('interrupted');
  await app.db.execute(sql`
    update broadcast set ended_at = now(), ended_by = 'downcast' where id = ${id}`);
  await expect.poll(state, soon).toBe('ended');
});

test('Of a stream that is nobody’s nothing is noted', async () => {
  expect(await hook.tell('another12345', 'live')).toBe(true);
  expect(
    await rows(app.db, sql`select 1 from stream_session where stream = 'another12345'`),
  ).toEqual([]);
});
