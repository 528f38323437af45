import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { mediaPaths } from '@xiongmao/api/live/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

let media: TestMedia;
beforeAll(async () => {
  media = await testMedia({ limits: { grace: 3_000 } });
});
afterAll(() => media.stop());

const recordingIn = (playlist: string) => /URI="(\w+)\//.exec(playlist)![1]!;
const told = (stream: string) =>
  media.server.events.flatMap((event) =>
    event.stream === stream ? [[event.kind, event.recording, event.reason]] : [],
  );
const begin = async (stream: string, recording: string) =>
  (await media.control(mediaPaths.begin, { stream, recording })).json();

test('A stream goes on in another recording, while its publisher stays', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(20, { speed: 2 });
  const first = recordingIn(await media.until(stream, /EXTINF/));
  expect(await begin(stream, first)).toEqual({ begun: true });
  await expect.poll(() => told(stream).length, { timeout: 10_000 }).toBe(3);
  const second = recordingIn(await media.until(stream, /EXTINF/));
  expect(second).not.toBe(first);
  expect(told(stream)).toEqual([
    ['live', first, undefined],
    ['ended', first, 'begun'],
    ['live', second, undefined],
  ]);
  expect(encoder.told).toEqual(['NetStream.Publish.Start']);
  // Asked again for what has begun already, it goes on.
  expect(await begin(stream, first)).toEqual({ begun: false });
});

test('A publisher that comes back after it was to begin anew has another recording', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  await encoder.send(2.4, { speed: 4 });
  const first = recordingIn(await media.until(stream, /EXTINF/));
  encoder.close();
  await expect.poll(() => told(stream).at(-1)?.[0]).toBe('interrupted');
  await begin(stream, first);
  void media.encode(stream).send(10, { speed: 2 });
  await expect.poll(() => told(stream).at(-1)?.[0], { timeout: 10_000 }).toBe('live');
  expect(told(stream).at(-1)![1]).not.toBe(first);
});

test('A token plays the recordings that it names, and no other of its stream', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(30, { speed: 2 });
  const playlist = await media.until(stream, /EXTINF/);
  await media.until(stream, /EXTINF/, 'dvr.m3u8');
  const recording = recordingIn(playlist);
  const files = playlist.match(/[a-z\d]+\/[ips]\d+\.m(?:p4|4s)/g)!;
  const all = ['index.m3u8', 'live.m3u8', 'dvr.m3u8', `replay-${recording}.m3u8`, ...files];
  const statuses = (token: string) =>
    Promise.all(all.map(async (file) => (await media.get(stream, file, token)).status));
  const only = (status: number) => all.map(() => status);
  expect(await statuses(media.token(stream, { recordings: [recording] }))).toEqual(only(200));
  expect(await statuses(media.token(stream, { recordings: ['another'] }))).toEqual(only(403));
});

test('A token for what is live plays nothing that has been', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(30, { speed: 4 });
  const recording = recordingIn(await media.until(stream, /EXTINF/));
  const replay = `replay-${recording}.m3u8`;
  await media.until(stream, /s\d+\.m4s/, replay);
  const token = media.token(stream, { recordings: [recording], liveOnly: true });
  const playlist = await (await media.get(stream, 'live.m3u8', token)).text();
  const first = Number(/\/s(\d+)\.m4s/.exec(playlist)![1]);
  const status = async (file: string) => (await media.get(stream, file, token)).status;
  expect(await status('index.m3u8')).toBe(200);
  expect(await status(`${recording}/i0.mp4`)).toBe(200);
  expect(await status(`${recording}/s${first}.m4s`)).toBe(200);
  expect(await status(`${recording}/s${first - 1}.m4s`)).toBe(403);
  expect(await status('dvr.m3u8')).toBe(403);
  expect(await status(replay)).toBe(403);
});

test('Where a key was replaced its publisher goes, and the stream waits for the next', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(10, { speed: 2 });
  const recording = recordingIn(await media.until(stream, /EXTINF/));
  await media.cut(stream, 'rotated');
  await encoder.ended;
  expect(encoder.told.at(-1)).toBe('NetStream.Publish.Denied');
  void media.encode(stream).send(10, { speed: 2 });
  await expect.poll(() => told(stream).at(-1)).toEqual(['resumed', recording, undefined]);
  expect(told(stream).map(([kind]) => kind)).toEqual(['live', 'interrupted', 'resumed']);
});

test('A cut that names a recording leaves another alone', async () => {
  const stream = media.name();
  void media.encode(stream).send(10, { speed: 2 });
  const recording = recordingIn(await media.until(stream, /EXTINF/));
  const cut = async (name: string) => {
    const content = { stream, reason: 'ended', recording: name };
    return (await media.control(mediaPaths.cut, content)).json();
  };
  expect(await cut('another')).toEqual({ cut: false });
  expect(await cut(recording)).toEqual({ cut: true });
});

test('A recording is deleted', async () => {
  const stream = media.name();
  void media.encode(stream).send(2.4, { speed: 4 });
  const recording = recordingIn(await media.until(stream, /EXTINF/, 'dvr.m3u8'));
  await media.cut(stream, 'ended');
  const folder = path.join(media.folder, 'recordings', stream);
  await expect.poll(() => readdir(path.join(folder, recording))).toContain('index.json');
  expect((await media.control(mediaPaths.forget, { stream, recording })).status).toBe(200);
  expect(await readdir(folder)).toEqual([]);
  const outside = { stream, recording: '../..' };
  expect((await media.control(mediaPaths.forget, outside)).status).toBe(400);
});
