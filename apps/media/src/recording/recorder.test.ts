import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readIndex } from '@xiongmao/api/live/recording-index';
import { createFolderStore } from '@xiongmao/storage/folder-store';
import type { ObjectStore } from '@xiongmao/storage/object-store';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { avcRecord } from '../../testing/h264.ts';
import { readAvcConfig } from '../codecs/avc.ts';
import type { Segment } from '../hls/live-window.ts';
import type { Init } from '../packaging/packager.ts';
import { createRecorder } from './recorder.ts';

const log = pino({ level: 'silent' });
const init: Init = {
  codecs: { video: readAvcConfig(avcRecord()), audio: null },
  bytes: Buffer.from('init'),
  sound: null,
};
const segment = (number: number): Segment => ({
  number,
  at: number * 2_000,
  discontinuity: false,
  init: 0,
  isWhole: true,
  parts: [
    {
      number: number * 2,
      duration: 1,
      independent: true,
      bytes: Buffer.from('one,'),
      sound: Buffer.alloc(0),
    },
    {
      number: number * 2 + 1,
      duration: 1,
      independent: false,
      bytes: Buffer.from('two'),
      sound: Buffer.alloc(0),
    },
  ],
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-recordings-'));
});
afterAll(() => rm(folder, { recursive: true }));

const textOf = async (storage: ObjectStore, name: string) => {
  const found = await storage.get(name);
  return found && Buffer.concat(await found.content.toArray()).toString();
};

test('Segments are kept with what they need, and an index of them', async () => {
  const storage = createFolderStore(folder);
  const recorder = createRecorder({ storage, stream: 'pitch', recording: 'rec', log });
  recorder.add(segment(7), init);
  recorder.add(segment(8), init);
  recorder.finish();
  await recorder.settled();
  expect(await textOf(storage, 'recordings/pitch/rec/s7.m4s')).toBe('one,two');
  expect(await textOf(storage, 'recordings/pitch/rec/i0.mp4')).toBe('init');
  const index = readIndex((await textOf(storage, 'recordings/pitch/rec/index.json'))!);
  expect(index).toEqual(recorder.segments);
  expect(index.map(({ number, duration }) => [number, duration])).toEqual([
    [7, 2],
    [8, 2],
  ]);
  expect(await storage.get('recordings/pitch/rec/s9.m4s')).toBeNull();
});

test('A full disk leaves segments out, says so, and goes on when there is room', async () => {
  const kept = createFolderStore(folder);
  let isFull = false;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const storage: ObjectStore = {
    ...kept,
    put: (...args) => (isFull ? Promise.reject(full) : kept.put(...args)),
  };
  let failures = 0;
  const onFailure = () => void failures++;
  const recorder = createRecorder({ storage, stream: 'full', recording: 'rec', log, onFailure });
  for (const number of [1, 2, 3]) {
    isFull = number === 2;
    recorder.add(segment(number), init);
    await recorder.settled();
    expect(recorder.isFailing).toBe(isFull);
  }
  expect(failures).toBe(1);
  expect(recorder.segments.map(({ number, discontinuity }) => [number, discontinuity])).toEqual([
    [1, false],
    [3, true],
  ]);
});

test('A disk that is too slow holds no more than a few segments in memory', async () => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  const storage: ObjectStore = {
    ...createFolderStore(folder),
    put: () => blocked,
  };
  const recorder = createRecorder({ storage, stream: 'slow', recording: 'rec', log });
  for (let number = 0; number < 20; number++) recorder.add(segment(number), init);
  expect(recorder.isFailing).toBe(true);
  release();
  await recorder.settled();
  expect(recorder.segments.length).toBe(8);
});
