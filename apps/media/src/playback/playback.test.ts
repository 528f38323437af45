import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Encoder } from '../../testing/encoder.ts';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

let media: TestMedia;
let stream: string;
let encoder: Encoder;
beforeAll(async () => {
  media = await testMedia();
  stream = media.name();
  encoder = media.encode(stream);
  void encoder.send(30);
  await media.until(stream, /EXTINF/);
});
afterAll(() => media.stop());

const sequence = (playlist: string) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)![1]);
/** The segment that grows, and how many parts of it there are. */
const edgeOf = (playlist: string) => {
  const segments = playlist.match(/#EXTINF/g) ?? [];
  const tail = playlist.slice(playlist.lastIndexOf('#EXTINF'));
  const parts = tail.match(/#EXT-X-PART:/g) ?? [];
  return { next: sequence(playlist) + segments.length, parts: parts.length };
};

test('A reload waits for the part that it names', async () => {
  const token = media.token(stream);
  const now = await (await media.get(stream, 'live.m3u8', token)).text();
  const { next } = edgeOf(now);
  const begun = performance.now();
  const later = await media.get(stream, `live.m3u8?_HLS_msn=${next + 1}&_HLS_part=0`, token);
  const text = await later.text();
  expect(performance.now() - begun).toBeGreaterThan(100);
  expect(text).toContain(`/s${next}.m4s`);
  expect(text.trimEnd()).toMatch(
    /EXT-X-PART:[^\n]+INDEPENDENT=YES(\n#EXT-X-PART:[^\n]+)*\n#EXT-X-PRELOAD-HINT[^\n]+$/,
  );
});

test('A part that was hinted at is given as soon as it is there', async () => {
  const playlist = await (await media.get(stream, 'live.m3u8')).text();
  const hinted = /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(playlist)![1]!;
  const response = await media.get(stream, hinted);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  const beyond = hinted.replace(/p(\d+)/, (_, number) => `p${Number(number) + 50}`);
  expect((await media.get(stream, beyond)).status).toBe(404);
});

test.each([
  ['_HLS_part=1', 400],
  ['_HLS_msn=99999999999', 400],
  ['_HLS_msn=abc', 400],
  ['_HLS_msn=1', 200],
])('A reload with %s answers %i', async (query, status) => {
  expect((await media.get(stream, `live.m3u8?${query}`)).status).toBe(status);
});

test('A token plays its own stream and no other, and not after it has expired', async () => {
  const other = media.token('another');
  expect((await media.get(stream, 'live.m3u8', other)).status).toBe(403);
  const expired = media.token(stream, { expires: Date.now() - 1 });
  expect((await media.get(stream, 'live.m3u8', expired)).status).toBe(403);
  expect((await media.get(stream, 'live.m3u8', 'forged.token')).status).toBe(403);
});

test('An address copied elsewhere is 403; the page takes its lease along', async () => {
  const lease = 'a-page-that-plays';
  const token = media.token(stream, { lease });
  const from = (address: string) =>
    fetch(`${media.origin}/live/${token}/${stream}/live.m3u8`, {
      headers: { 'x-forwarded-for': address },
    });
  expect((await from('203.0.113.7')).status).toBe(200);
  expect((await from('198.51.100.9')).status).toBe(403);
  const renewed = media.token(stream, { lease, expires: Date.now() + 90_000 });
  const renewal = await fetch(`${media.origin}/leases`, {
    method: 'POST',
    body: renewed,
    headers: { 'x-forwarded-for': '198.51.100.9' },
  });
  expect(renewal.status).toBe(204);
  expect((await from('198.51.100.9')).status).toBe(200);
});

test('One lease has no more than a few requests waiting', async () => {
  const token = media.token(stream);
  const playlist = await (await media.get(stream, 'live.m3u8', token)).text();
  const far = edgeOf(playlist).next + 1;
  const asked = Array.from({ length: 10 }, () =>
    media.get(stream, `live.m3u8?_HLS_msn=${far}`, token),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('Pages of any origin may read it, nothing keeps a refusal, and a playlist is compressed', async () => {
  const playlist = await media.get(stream, 'live.m3u8');
  expect(playlist.headers.get('access-control-allow-origin')).toBe('*');
  expect(playlist.headers.get('content-encoding')).toBe('gzip');
  const refused = await media.get(stream, 'live.m3u8', 'no.token');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

test('The dates are this process’ own clock', async () => {
  const playlist = await (await media.get(stream, 'live.m3u8')).text();
  const { parts } = edgeOf(playlist);
  const last = Date.parse(/.*DATE-TIME:(\S+)/s.exec(playlist)![1]!);
  const edge = last + parts * 400;
  expect(Math.abs(Date.now() - edge)).toBeLessThan(10_000);
});

test('Figures of the stream are told', async () => {
  const text = await (await fetch(`${media.origin}/metrics`)).text();
  const figure = (name: string) =>
    Number(
      new RegExp(`xiongmao_media_stream_${name}\\{stream="${stream}"\\} (\\S+)`).exec(text)![1],
    );
  expect(figure('frame_rate')).toBeGreaterThan(15);
  expect(figure('key_frame_interval_seconds')).toBeCloseTo(1, 1);
  expect(figure('bitrate')).toBeGreaterThan(10_000);
  expect(figure('viewers')).toBeGreaterThan(0);
  expect(figure('memory_bytes')).toBeGreaterThan(0);
  expect(text).toContain('xiongmao_media_plays_refused_total{reason="elsewhere"} 1');
});

test('Who waits for a part as its stream is banned gets none of it', async () => {
  const name = media.name();
  // What it has sent is all that comes: the part that is hinted at is waited for.
  await media.encode(name).send(2.5, { speed: 2 });
  const playlist = await media.until(name, /EXTINF/);
  const hinted = /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(playlist)![1]!;
  const waiting = media.get(name, hinted);
  expect(await Promise.race([waiting, sleep(300, 'waits')])).toBe('waits');
  await media.cut(name, 'banned');
  expect((await waiting).status).toBe(403);
});
