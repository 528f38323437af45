import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mediaPaths, streamsAnswer } from '@xiongmao/api/live/media';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
let folder: string;
let media: TestMedia;
let isFull = false;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-full-'));
  const disk = createFolderStore(folder);
  media = await testMedia({
    storage: {
      ...disk,
      put: (...given) => (isFull ? Promise.reject(noSpace) : disk.put(...given)),
    },
  });
});
afterAll(async () => {
  await media.stop();
  await rm(folder, { recursive: true });
});

const soon = { timeout: 10_000, interval: 50 };
const stateOf = async (stream: string) => {
  const { streams } = streamsAnswer.parse(
    await (await media.control(mediaPaths.streams, {})).json(),
  );
  return streams.find((one) => one.stream === stream)?.recordingState;
};
const figure = async (stream: string) =>
  new RegExp(`recording_failing\\{stream="${stream}"\\} (\\d)`).exec(
    await (await fetch(`${media.origin}/metrics`)).text(),
  )?.[1];

test('On a full disk the picture goes on, media says so, and what comes is kept again when there is room', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(60, { speed: 3 });
  await media.until(stream, /EXTINF/, 'dvr.m3u8');
  expect(await stateOf(stream)).toBe('recording');

  isFull = true;
  await expect.poll(() => stateOf(stream), soon).toBe('failing');
  expect(await figure(stream)).toBe('1');
  const kept = await media.until(stream, /EXTINF/, 'dvr.m3u8');
  const segments = async () => (await media.until(stream, /EXTINF/)).match(/\w+\/s\d+\.m4s/g)!;
  const before = (await segments()).length;
  await expect.poll(async () => (await segments()).length, soon).toBeGreaterThan(before + 2);
  const files = await segments();
  expect((await media.get(stream, files.at(-1)!)).status).toBe(200);
  expect(await media.until(stream, /EXTINF/, 'dvr.m3u8')).toBe(kept);

  isFull = false;
  await expect.poll(() => stateOf(stream), soon).toBe('recording');
  expect(await figure(stream)).toBe('0');
  await media.until(stream, /DISCONTINUITY\n(.|\n)*EXTINF/, 'dvr.m3u8');
  expect(encoder.told).toEqual(['NetStream.Publish.Start']);
  await media.cut(stream, 'ended');
  const recording = /(\w+)\/s\d/.exec(kept)![1]!;
  const replay = await media.until(stream, /ENDLIST/, `replay-${recording}.m3u8`);
  for (const file of replay.match(/\w+\/[is]\d+\.m(?:p4|4s)/g)!) {
    expect((await media.get(stream, file)).status, file).toBe(200);
  }
});

test('Where the disk is full from the first the picture comes all the same', async () => {
  isFull = true;
  const stream = media.name();
  void media.encode(stream).send(30, { speed: 3 });
  await media.until(stream, /EXTINF/);
  expect((await media.get(stream, 'dvr.m3u8')).status).toBe(404);
  isFull = false;
  await media.until(stream, /EXTINF/, 'dvr.m3u8');
  await media.cut(stream, 'ended');
});
