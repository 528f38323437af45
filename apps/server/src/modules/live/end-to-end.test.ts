import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, until, watch } from '#testing/doubles/live-client.ts';
import { mediaProcess } from '#testing/media-process.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeAnchor } from '#testing/people/make-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

const media = await mediaProcess();
let app: TestApp;
let anchor: Person & { uid: number };
let fan: Person;
let admin: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true, env: media.env });
  await media.start(app.url);
  anchor = await makeAnchor(app);
  fan = await person(app).signInAs('fan');
  admin = backOffice(await person(app).signInAs('admin'));
}, 60_000);

const slow = { timeout: 90_000 };
const soon = { timeout: 15_000, interval: 100 };
const status = async (url: string) => (await fetch(url)).status;
const makeKey = async (): Promise<string> =>
  (await anchor.post('/anchor/streamKey', {})).result.key;
const ownState = async () => (await anchor.get('/anchor/liveInfo')).result.state;
const roomState = async () => (await fan.get(`/live/room?id=${anchor.uid}`)).result.state;
const play = async (someone: Person, broadcastId: number) =>
  (await someone.post('/live/play', { broadcastId })).result;

test('A room from its key to its ban', slow, async () => {
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

  const begun = performance.now();
  const banned = await admin.update('anchors', anchor.uid, {
    ban: { reason: 'Abuse', until: null },
  });
  expect(banned.status).toBe(200);
  await expect.poll(() => status(grant.url), { timeout: 5_000, interval: 50 }).toBe(403);
  expect(performance.now() - begun).toBeLessThan(5_000);
  await expect.poll(roomState, soon).toBe('ended');
  await expect.poll(() => encoder.stopped.length, soon).toBeGreaterThan(0);
  const events = await rows<{ state: string; reason: string }>(
    app.db,
    sql`select state, reason from stream_session order by began_at`,
  );
  expect(events).toEqual([
    { state: 'ended', reason: 'begun' },
    { state: 'ended', reason: 'banned' },
  ]);
  await encoder.stop();
  const late = await media.publish(key);
  await expect.poll(() => late.stopped, soon).toEqual(['NetStream.Publish.Denied']);
  await late.stop();
});

test(
  'A picture that stays away is waited for: by another key, and after media was killed',
  slow,
  async () => {
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
    const restarted = performance.now();
    await expect.poll(roomState, soon).toBe('live');
    expect(performance.now() - restarted).toBeLessThan(8_000); // the encoder's own pause of 2 s, and a segment
    const again = (await fan.post('/live/play', { broadcastId: id, lease })).result;
    expect(again.lease).toBe(lease);
    await expect.poll(() => status(again.url), soon).toBe(200);

    expect((await anchor.get('/anchor/downcast')).result).toMatchObject({ endedBy: 'downcast' });
    await expect.poll(roomState, soon).toBe('ended');
    await second.stop();
    const replay = await play(fan, id);
    expect(replay).toMatchObject({ access: 'free', dvrUrl: null });
    await expect.poll(() => status(replay.url), soon).toBe(200);
    expect((await fan.get(`/liveRecord?userId=${anchor.uid}`)).result.items).toMatchObject([
      { id },
    ]);
  },
);
