import { setTimeout as sleep } from 'node:timers/promises';
import { mediaPaths, streamsAnswer } from '@xiongmao/api/live/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

let media: TestMedia;
beforeAll(async () => {
  media = await testMedia({ limits: { idle: 1_500, grace: 1_500, refusal: 100 } });
});
afterAll(() => media.stop());

const kinds = (stream: string) =>
  media.server.events.filter((event) => event.stream === stream).map(({ kind }) => kind);
const untilTold = async (stream: string, kind: string) => {
  for (let tries = 0; tries < 100; tries++) {
    if (kinds(stream).at(-1) === kind) return;
    await sleep(50);
  }
  throw new Error(`${stream}: ${kinds(stream)}, never ${kind}`);
};

test('A stream is published, played, and told of', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  expect(await encoder.answer).toMatchObject({ code: 'NetStream.Publish.Start' });
  void encoder.send(2.2, { speed: 2 });
  const master = await media.until(stream, /STREAM-INF/, 'index.m3u8');
  expect(master).toContain('RESOLUTION=1280x720');
  expect(master).toContain('CODECS="avc1.64001f,mp4a.40.2"');
  const playlist = await media.until(stream, /EXTINF/);
  const files = playlist.match(/[a-z\d]+\/[ips]\d+\.m(?:p4|4s)/g)!;
  for (const file of new Set(files.slice(0, -1))) {
    const response = await media.get(stream, file);
    expect(response.status, file).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(['ftyp', 'moof']).toContain(bytes.toString('latin1', 4, 8));
  }
  expect(kinds(stream)).toEqual(['live']);
  const { address, session } = media.server.asked.find((asked) => asked.stream === stream)!;
  expect(address).toBe('127.0.0.1');
  expect(media.server.events.find((event) => event.stream === stream)).toMatchObject({ session });
});

test('A wrong key is refused, and leaves no stream', async () => {
  const stream = media.name();
  const begun = performance.now();
  const encoder = media.encode(stream, 'wrong');
  expect(await encoder.answer).toEqual({ code: 'NetStream.Publish.Denied', why: 'unknownKey' });
  expect(performance.now() - begun).toBeGreaterThan(100); // few keys can be tried
  await encoder.ended;
  expect((await media.get(stream, 'live.m3u8')).status).toBe(404);
  expect(kinds(stream)).toEqual([]);
});

test('While the server can’t be asked an encoder is let go, to come back', async () => {
  const stream = media.name();
  const { decide } = media.server;
  media.server.decide = () => Promise.reject(new Error('no'));
  const unasked = media.encode(stream);
  // The double does not answer: the time is up after five seconds, unless it hangs up.
  media.server.decide = () => ({ allowed: 'perhaps' }) as never;
  const confused = media.encode(stream);
  expect(await confused.answer).toBeNull();
  media.server.decide = decide;
  unasked.close();
});

test('The newcomer replaces who published; the late end of that one ends nothing', async () => {
  const stream = media.name();
  const first = media.encode(stream);
  void first.send(5);
  await media.until(stream, /EXT-X-PART:/);
  const second = media.encode(stream);
  expect(await second.answer).toMatchObject({ code: 'NetStream.Publish.Start' });
  void second.send(5, { from: 500_000 });
  await first.ended;
  first.close();
  expect(first.told).toContain('NetStream.Publish.Denied');
  await media.until(stream, /DISCONTINUITY\n(.|\n)*EXT-X-PART:/);
  await sleep(1_700); // longer than the grace
  expect(kinds(stream)).toEqual(['live']);
  const listed = streamsAnswer.parse(await (await media.control(mediaPaths.streams, {})).json());
  expect(listed.streams.find((one) => one.stream === stream)).toMatchObject({
    state: 'live',
    replacements: 1,
    width: 1280,
    codecs: 'avc1.64001f,mp4a.40.2',
  });
});

test('A publisher that was lost may come back in time, and viewers go on', async () => {
  const stream = media.name();
  const first = media.encode(stream);
  await first.send(1.2, { speed: 4 });
  const before = await media.until(stream, /EXTINF/);
  first.close();
  await untilTold(stream, 'interrupted');
  expect(await media.until(stream, /EXT-X-PART/)).not.toContain('ENDLIST');
  const second = media.encode(stream);
  void second.send(2, { speed: 2 });
  const after = await media.until(stream, /DISCONTINUITY\n(.|\n)*EXT-X-PART:/);
  const [first_] = before.match(/MEDIA-SEQUENCE:\d+/)!;
  expect(after).toContain(first_);
  await untilTold(stream, 'resumed');
});

test('One that does not come back in time ends, and another stream of its name begins anew', async () => {
  const stream = media.name();
  const first = media.encode(stream);
  await first.send(1.2, { speed: 4 });
  first.close();
  const ended = await media.until(stream, /ENDLIST/);
  await untilTold(stream, 'ended');
  expect(kinds(stream)).toEqual(['live', 'interrupted', 'ended']);
  const second = media.encode(stream);
  await second.answer;
  void second.send(1.5);
  const anew = await media.until(stream, /EXT-X-PART:/);
  expect(anew).not.toContain('ENDLIST');
  expect(anew.match(/URI="(\w+)\//)![1]).not.toBe(ended.match(/URI="(\w+)\//)![1]);
});

test('A publisher that sends no pictures any more is cut, without being told to stay away', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  await encoder.send(0.6);
  await encoder.ended;
  expect(encoder.told).toEqual(['NetStream.Publish.Start']);
  await untilTold(stream, 'interrupted');
});

test('A ban ends the stream, its publisher and all its files at once', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(10, { speed: 2 });
  const playlist = await media.until(stream, /EXTINF/);
  const files = playlist.match(/[a-z\d]+\/[ips]\d+\.m(?:p4|4s)/g)!;
  await media.until(stream, /EXTINF/, 'dvr.m3u8');
  const begun = performance.now();
  const waiting = media.get(
    stream,
    `live.m3u8?_HLS_msn=${Number(/SEQUENCE:(\d+)/.exec(playlist)![1]) + 2}`,
  );
  expect(await (await media.cut(stream, 'banned')).json()).toEqual({ cut: true });
  await encoder.ended;
  expect(encoder.told.at(-1)).toBe('NetStream.Publish.Denied');
  expect((await waiting).status).toBe(403);
  for (const file of ['index.m3u8', 'live.m3u8', 'dvr.m3u8', ...files]) {
    expect((await media.get(stream, file)).status, file).toBe(403);
  }
  expect(performance.now() - begun).toBeLessThan(2_000);
  await untilTold(stream, 'ended');
});

test('A ban holds for what was recorded before, until its anchor may publish again', async () => {
  const stream = media.name();
  await media.encode(stream).send(2.4, { speed: 4 });
  const recording = /URI="(\w+)\//.exec(await media.until(stream, /EXTINF/, 'dvr.m3u8'))![1]!;
  await media.cut(stream, 'ended');
  const replay = `replay-${recording}.m3u8`;
  await media.until(stream, /ENDLIST/, replay);
  await media.cut(stream, 'banned');
  const files = [replay, `${recording}/i0.mp4`];
  for (const file of files) expect((await media.get(stream, file)).status).toBe(403);
  const unseen = media.name();
  expect(await (await media.cut(unseen, 'banned')).json()).toEqual({ cut: false });
  expect((await media.get(unseen, replay)).status).toBe(403);
  await media.encode(stream).answer;
  for (const file of files) expect((await media.get(stream, file)).status).toBe(200);
});

test('Of a broadcast that is cut nothing is given, and of earlier ones what was', async () => {
  const stream = media.name();
  const recorded = async () => {
    await media.encode(stream).send(2.4, { speed: 4 });
    return /URI="(\w+)\//.exec(await media.until(stream, /EXTINF/, 'dvr.m3u8'))![1]!;
  };
  const filesOf = (recording: string) => [`replay-${recording}.m3u8`, `${recording}/i0.mp4`];
  const earlier = await recorded();
  await media.cut(stream, 'ended');
  const firstPart = await recorded();
  await media.cut(stream, 'ended');
  const cut = await recorded();
  const ofBroadcast = media.token(stream, { recordings: [firstPart, cut] });
  expect((await media.get(stream, filesOf(firstPart)[0]!, ofBroadcast)).status).toBe(200);
  expect(await (await media.cut(stream, 'banned', cut)).json()).toEqual({ cut: true });
  for (const file of [...filesOf(firstPart), ...filesOf(cut), 'live.m3u8', 'dvr.m3u8']) {
    expect((await media.get(stream, file, ofBroadcast)).status, file).toBe(403);
  }
  for (const file of filesOf(earlier)) {
    expect((await media.get(stream, file)).status, file).toBe(200);
  }
  // Whoever publishes again does not bring it back.
  const next = await recorded();
  for (const file of filesOf(cut)) expect((await media.get(stream, file)).status, file).toBe(403);
  for (const file of filesOf(next)) expect((await media.get(stream, file)).status, file).toBe(200);
});

test('Who was let in while the stream was being cut is not', async () => {
  const stream = media.name();
  const { decide } = media.server;
  media.server.decide = async () => {
    await media.cut(stream, 'banned');
    return { allowed: true };
  };
  expect(await media.encode(stream).answer).toBeNull();
  media.server.decide = decide;
  expect(await media.encode(stream).answer).toMatchObject({ code: 'NetStream.Publish.Start' });
});

test('A stream that its anchor ends can be played to its end, and again from what was kept', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  await encoder.send(2.4, { speed: 4 });
  await media.until(stream, /EXTINF/, 'dvr.m3u8');
  await media.cut(stream, 'ended');
  const playlist = await media.until(stream, /ENDLIST/);
  const recording = /URI="(\w+)\//.exec(playlist)![1]!;
  const replay = await media.until(stream, /ENDLIST/, `replay-${recording}.m3u8`);
  for (const file of replay.match(/\w+\/[is]\d+\.m(?:p4|4s)/g)!) {
    expect((await media.get(stream, file)).status).toBe(200);
  }
});

test('No secret is in a log, an address or an answer', () => {
  expect(media.log.length).toBeGreaterThan(10);
  expect(media.log.join('\n')).not.toMatch(/good|wrong|127\.0\.0\.1/);
});
