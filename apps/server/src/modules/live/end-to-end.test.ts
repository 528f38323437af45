import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { mediaProcess } from '#testing/processes/media-process.ts';
import { rows } from '#testing/rows.ts';

const media = await mediaProcess();
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let admin: ReturnType<typeof backOffice>;
const port = await freePort();
beforeAll(async () => {
  app = await testApp({ accounts: true, env: media.env, port });
  await media.start(app.url);
  anchor = await makeAnchor(app);
  fan = await person(app).signInAs('fan');
  admin = backOffice(await person(app).signInAs('admin'));
});

const soon = { timeout: 15_000, interval: 100 };
const status = async (url: string) => (await fetch(url)).status;
const textOf = async (url: string) => (await fetch(url)).text();
const makeKey = async (): Promise<string> =>
  (await anchor.post('/anchor/streamKey', {})).result.key;
const ownState = async () => (await anchor.get('/anchor/liveInfo')).result.state;
const room = async () => (await fan.get(`/live/room?id=${anchor.uid}`)).result;
const roomState = async () => (await room()).state;
const play = async (someone: Person, broadcastId: number) =>
  (await someone.post('/live/play', { broadcastId })).result;
const sessionsOf = (broadcastId: number) =>
  rows(app.db, sql`select 1 from stream_session where broadcast_id = ${broadcastId}`);

test('A room from its key to its ban', async () => {
  const key = await makeKey();
  const wrong = await media.publish(`${key}x`);
  await expect.poll(() => wrong.stopped, soon).toEqual(['NetStream.Publish.Denied']);
  await wrong.stop();

  // A preview is the anchor's alone.
  const encoder = await media.publish(key);
  await expect.poll(ownState, soon).toBe('preview');
  const own = (await anchor.post('/anchor/preview', {})).result;
  expect(await status(own.url)).toBe(200);
  expect(await roomState()).toBe('offline');

  const socket = await liveClient(app.url);
  expect(await watch(socket, `room:${anchor.uid}`, 0)).toEqual({ ok: true });
  const heard: { state: string; v: number; p: number }[] = [];
  socket.onAny((event, delta) => event === 'room' && heard.push(delta));

  const { id } = (await anchor.get('/anchor/broadcast')).result;
  await expect.poll(roomState, soon).toBe('live');
  await until(() => heard.length > 0);
  expect(heard[0]).toMatchObject({ state: 'live', broadcastId: id, p: 0 });
  const grant = await play(fan, id);
  expect(grant).toMatchObject({ access: 'free', previewEndsAt: null });
  await expect.poll(() => status(grant.url), soon).toBe(200);
  // What was shown before is in no recording that a fan may play.
  const [hidden] = await rows<{ recording: string }>(
    app.db,
    sql`select recording from stream_session where broadcast_id is null`,
  );
  const before = grant.url.replace('index.m3u8', `replay-${hidden!.recording}.m3u8`);
  expect(await status(before)).toBe(403);

  const address = (file: string) => grant.url.replace('index.m3u8', file);
  await expect.poll(() => status(address('dvr.m3u8')), soon).toBe(200);
  const [part = ''] = /\w+\/p\d+\.m4s/.exec(await textOf(address('live.m3u8'))) ?? [];
  /** All that is left of it, for whomever. */
  const left = async () => {
    const has = async (list: string) => (await fan.get(list)).result.items.length > 0;
    const signs = {
      room: (await roomState()) !== 'ended',
      told: heard.at(-1)!.state !== 'ended',
      rooms: await has('/live/rooms'),
      anchors: await has('/anchor/list'),
      publisher: encoder.stopped.length === 0,
      mayPlay: (await fan.post('/live/play', { broadcastId: id })).status === 'success',
    };
    const files = ['index.m3u8', 'live.m3u8', 'dvr.m3u8', part];
    const plays = await Promise.all(files.map((file) => status(address(file))));
    return [
      ...Object.entries(signs).flatMap(([name, isThere]) => (isThere ? [name] : [])),
      ...files.filter((_, index) => plays[index] !== 403),
    ];
  };
  expect(await left()).toHaveLength(10);
  const banned = await admin.update('anchors', anchor.uid, {
    ban: { reason: 'Abuse', until: null },
  });
  expect(banned.status).toBe(200);
  await expect.poll(left, { timeout: 5_000, interval: 50 }).toEqual([]);
  const events = await rows<{ state: string; reason: string }>(
    app.db,
    sql`select state, reason from stream_session order by began_at`,
  );
  expect(events).toEqual([
    { state: 'ended', reason: 'begun' },
    // Media tells it, unless it is seen before that.
    { state: 'ended', reason: expect.stringMatching(/^(banned|seen)$/) },
  ]);
  await encoder.stop();
  const late = await media.publish(key);
  await expect.poll(() => late.stopped, soon).toEqual(['NetStream.Publish.Denied']);
  await late.stop();
});

test('A picture that stays away is waited for: by another key, and after media was killed', async () => {
  expect((await admin.update('anchors', anchor.uid, { ban: null })).status).toBe(200);
  const first = await media.publish(await makeKey());
  await expect.poll(ownState, soon).toBe('preview');
  const { id } = (await anchor.get('/anchor/broadcast')).result;
  await expect.poll(roomState, soon).toBe('live');

  const rotated = await makeKey();
  await expect.poll(() => first.stopped.length, soon).toBeGreaterThan(0);
  await expect.poll(roomState, soon).toBe('interrupted');
  await first.stop();
  const second = await media.publish(rotated);
  await expect.poll(roomState, soon).toBe('live');

  await media.kill();
  await expect.poll(roomState, soon).toBe('interrupted');
  const { lease } = await play(fan, id);
  await media.start(app.url);
  await expect.poll(roomState, soon).toBe('live');
  const again = (await fan.post('/live/play', { broadcastId: id, lease })).result;
  expect(again.lease).toBe(lease);
  await expect.poll(() => status(again.url), soon).toBe(200);

  expect((await anchor.get('/anchor/downcast')).result).toMatchObject({ endedBy: 'downcast' });
  await expect.poll(roomState, soon).toBe('ended');
  await second.stop();
  const replay = await play(fan, id);
  expect(replay).toMatchObject({ access: 'free', dvrUrl: null });
  await expect.poll(() => status(replay.url), soon).toBe(200);
  expect((await fan.get(`/liveRecord?userId=${anchor.uid}`)).result.items).toMatchObject([{ id }]);
});

test('A server that is started anew finds its rooms on air, and hears of what it missed', async () => {
  const key = await makeKey();
  const first = await media.publish(key);
  await expect.poll(ownState, soon).toBe('preview');
  const { id } = (await anchor.get('/anchor/broadcast')).result;
  await expect.poll(roomState, soon).toBe('live');
  const { url, lease } = await play(fan, id);
  const live = url.replace('index.m3u8', 'live.m3u8');
  await expect.poll(() => status(live), soon).toBe(200);
  const lastPart = async () => /.*\/(p\d+)\.m4s/s.exec(await textOf(live))?.[1];
  const restart = async (meanwhile: () => Promise<void>) => {
    await app.stop();
    await meanwhile();
    const database = { db: app.db, url: app.databaseUrl };
    app = await testApp({ database, env: media.env, port });
  };

  await restart(async () => {
    const before = await lastPart();
    await expect.poll(lastPart, soon).not.toBe(before);
  });
  expect(await roomState()).toBe('live');
  expect((await play(fan, id)).access).toBe('free');

  // Whom it can't be asked about is let go, and comes back.
  let second = first;
  const before = await room();
  await restart(async () => {
    await first.stop();
    second = await media.publish(key);
    await expect.poll(() => second.stopped, soon).toEqual([null]);
  });
  // Interrupted, and live again, which may be quicker than anybody looks.
  const cameBack = async () => (await room()).v >= before.v + 2 && (await room()).state;
  await expect.poll(cameBack, soon).toBe('live');
  expect(await sessionsOf(id)).toHaveLength(1);
  const again = (await fan.post('/live/play', { broadcastId: id, lease })).result;
  expect(await status(again.url)).toBe(200);
  expect((await anchor.get('/anchor/downcast')).result).toMatchObject({
    id,
    endedBy: 'downcast',
  });
  await second.stop();
});
