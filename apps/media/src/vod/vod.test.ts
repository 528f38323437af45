import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';
import { readRange } from './range.ts';

let media: TestMedia;
let ahead = 0;
const forward = (ms: number) => {
  ahead += ms;
};

beforeAll(async () => {
  media = await testMedia({ now: () => Date.now() + ahead });
});
afterAll(() => media.stop());
beforeEach(() => {
  media.server.isAway = false;
  // Budgets of a minute begin anew, and answers are old.
  forward(61_000);
});

const film = randomBytes(100_000);

/** A video with its files, which the server lets be played by its key. */
async function video(
  files: Record<string, string | Buffer> = {},
): Promise<{ key: string; folder: string }> {
  const [key, folder] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];
  const all = { 'original.mp4': film, 'master.m3u8': '#EXTM3U\n', ...files };
  for (const [name, content] of Object.entries(all)) {
    const file = path.join(media.folder, 'videos', folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  media.server.folders.set(key, folder);
  return { key, folder };
}
const get = (key: string, file: string, init: RequestInit = {}) =>
  fetch(`${media.origin}/vod/${key}/${file}`, init);
const statusOf = async (key: string, file = 'master.m3u8') => (await get(key, file)).status;
const ranged = (key: string, range: string, more: Record<string, string> = {}) =>
  get(key, 'original.mp4', { headers: { range, ...more } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('A file of a video', () => {
  test('is given as what it is, to players of other origins, and as nothing that could run', async () => {
    const { key } = await video({
      '720/index.m3u8': '#EXTM3U\n',
      '720/init.mp4': 'init',
      '720/12.m4s': 'segment',
      'captions-zh_CN.vtt': 'WEBVTT\n',
    });
    const types = {
      'master.m3u8': 'application/vnd.apple.mpegurl',
      '720/index.m3u8': 'application/vnd.apple.mpegurl',
      '720/init.mp4': 'video/mp4',
      '720/12.m4s': 'video/mp4',
      'captions-zh_CN.vtt': 'text/vtt; charset=utf-8',
      'original.mp4': 'video/mp4',
    };
    for (const [file, type] of Object.entries(types)) {
      const response = await get(key, file);
      expect({ file, status: response.status }).toEqual({ file, status: 200 });
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      });
    }
    const whole = await get(key, 'original.mp4');
    expect(whole.headers.get('content-length')).toBe(String(film.length));
    expect(digest(await bytesOf(whole))).toBe(digest(film));
    const head = await get(key, 'original.mp4', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(film.length)]);
    expect((await bytesOf(head)).length).toBe(0);
  });

  test('that is not there, or none of a video’s, is not found', async () => {
    const { key, folder } = await video({ 'notes.txt': 'ours' });
    for (const file of [
      ...['1080/index.m3u8', 'captions-ar.vtt', 'notes.txt', '', '720', '720/', '/master.m3u8'],
      ...['%2e%2e/x', '720/..%2f..%2fmaster.m3u8', 'master.m3u8%00', '720/1234567.m4s'],
    ]) {
      expect({ file, status: await statusOf(key, file) }).toEqual({ file, status: 404 });
    }
    // Where the files stand is no name that they play by.
    expect(await statusOf(folder)).toBe(404);
    expect(await statusOf(key.toUpperCase())).toBe(404);
    expect((await get(key, 'master.m3u8', { method: 'POST' })).status).toBe(404);
  });

  test('is given in parts, from one byte to another', async () => {
    const { key } = await video();
    const size = film.length;
    for (const [asked, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=10-19', 10, 19],
      ['bytes=99990-', 99_990, size - 1],
      ['bytes=99990-200000', 99_990, size - 1],
      ['bytes=-5', size - 5, size - 1],
      ['bytes=-200000', 0, size - 1],
    ] as const) {
      const response = await ranged(key, asked);
      expect([asked, response.status, response.headers.get('content-range')]).toEqual([
        asked,
        206,
        `bytes ${start}-${end}/${size}`,
      ]);
      expect(await bytesOf(response)).toEqual(film.subarray(start, end + 1));
    }
    for (const beyond of [`bytes=${size}-`, 'bytes=-0']) {
      const response = await ranged(key, beyond);
      expect([response.status, response.headers.get('content-range')]).toEqual([
        416,
        `bytes */${size}`,
      ]);
    }
    // What we don't read is answered by the whole.
    for (const other of ['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-']) {
      expect((await ranged(key, other)).status, other).toBe(200);
    }
  });

  test('that is held already is not sent again, and goes on only where it is the same', async () => {
    const { key } = await video({ 'captions-en_US.vtt': 'WEBVTT\n' });
    const etag = (await get(key, 'original.mp4')).headers.get('etag')!;
    const again = await get(key, 'original.mp4', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await ranged(key, 'bytes=0-9', { 'if-range': etag })).status).toBe(206);
    expect((await ranged(key, 'bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
    // Captions are written anew under their name.
    const captions = await get(key, 'captions-en_US.vtt');
    expect([captions.headers.get('etag'), captions.headers.get('x-accel-expires')]).toEqual([
      null,
      null,
    ]);
  });
});

describe('Whether a key may be played', () => {
  test('is asked of the server once for all who play by it, and again after five seconds', async () => {
    const { key } = await video();
    const before = media.server.keysAsked;
    await Promise.all(Array.from({ length: 20 }, () => statusOf(key)));
    expect(media.server.keysAsked - before).toBe(1);
    // Taken down.
    media.server.folders.delete(key);
    forward(4_000);
    expect(await statusOf(key)).toBe(200);
    forward(1_001);
    const etag = { 'if-none-match': '"whatever"' };
    expect((await get(key, 'master.m3u8', { headers: etag })).status).toBe(404);
    expect(media.server.keysAsked - before).toBe(2);
    // That it may not is remembered, too.
    await statusOf(key);
    expect(media.server.keysAsked - before).toBe(2);
  });

  test('stays as it was for ten minutes while the server does not answer', async () => {
    const { key } = await video();
    const gone = randomBytes(16).toString('hex');
    expect([await statusOf(key), await statusOf(gone)]).toEqual([200, 404]);
    media.server.isAway = true;
    forward(9 * 60_000);
    expect([await statusOf(key), await statusOf(gone)]).toEqual([200, 404]);
    const other = await get(randomBytes(16).toString('hex'), 'master.m3u8');
    expect([other.status, other.headers.get('cache-control')]).toEqual([503, 'no-store']);
    forward(61_000);
    expect(await statusOf(key)).toBe(503);
    media.server.isAway = false;
    forward(1_001);
    expect(await statusOf(key)).toBe(200);
  });

  test('is not asked without end by who guesses', async () => {
    const { key } = await video();
    expect(await statusOf(key)).toBe(200);
    const before = media.server.keysAsked;
    const guesses: number[] = [];
    for (let count = 0; count < 150; count++) {
      guesses.push(await statusOf(randomBytes(16).toString('hex')));
    }
    expect(guesses.filter((status) => status === 404)).toHaveLength(120);
    expect(guesses.at(-1)).toBe(429);
    expect(media.server.keysAsked - before).toBe(120);
    // Who watches from the same network goes on.
    forward(6_000);
    expect(await statusOf(key)).toBe(200);
    forward(60_000);
    expect(await statusOf(randomBytes(16).toString('hex'))).toBe(404);
  });
});

test('A cache in front is told whether it may answer', async () => {
  const { key } = await video();
  const authorise = async (file: string) =>
    (await fetch(`${media.origin}/authorise`, { headers: { 'x-original-uri': file } })).status;
  expect(await authorise(`/vod/${key}/master.m3u8?x=1`)).toBe(204);
  expect(await authorise(`/vod/${randomBytes(16).toString('hex')}/master.m3u8`)).toBe(403);
  expect(await authorise(`/vod/${key}/../../x`)).toBe(403);
  media.server.folders.delete(key);
  forward(5_001);
  expect(await authorise(`/vod/${key}/master.m3u8`)).toBe(403);
});

test('A range of nothing is none', () => {
  expect(readRange('bytes=-5', 0)).toBe('none');
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange(undefined, 0)).toBe(null);
});
