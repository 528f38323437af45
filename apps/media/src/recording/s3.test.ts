import { mediaPaths } from '@xiongmao/api/live/media';
import { createS3Store } from '@xiongmao/storage/s3/s3-store';
import { type S3Double, startS3Double } from '@xiongmao/storage/testing/s3-double';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';

let s3: S3Double;
let media: TestMedia;
beforeAll(async () => {
  s3 = await startS3Double();
  const limits = { answerMs: 1_000, attempts: 1 };
  media = await testMedia({ storage: createS3Store(s3.settings, { limits }) });
});
afterAll(async () => {
  await media.stop();
  await s3.stop();
});

const filesIn = (playlist: string) => playlist.match(/\w+\/[is]\d+\.m(?:p4|4s)/g)!;

test('A recording in an S3 is played again, and is forgotten whole', async () => {
  const stream = media.name();
  void media.encode(stream).send(60, { speed: 3 });
  const live = await media.until(stream, /EXTINF(.|\n)*EXTINF/, 'dvr.m3u8');
  const [, recording] = /(\w+)\/s\d/.exec(live)!;
  await media.cut(stream, 'ended');
  await media.until(stream, /ENDLIST/, `replay-${recording}.m3u8`);
  // Who began after the broadcast has nothing of it in memory.
  const later = await testMedia({ storage: createS3Store(s3.settings) });
  const replay = await later.until(stream, /ENDLIST/, `replay-${recording}.m3u8`);
  for (const file of filesIn(replay)) {
    const response = await later.get(stream, file);
    expect(response.status, file).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(s3.objects.get(`recordings/${stream}/${file}`)?.content.equals(bytes), file).toBe(true);
  }
  expect((await later.control(mediaPaths.forget, { stream, recording })).status).toBe(200);
  expect([...s3.objects.keys()].filter((key) => key.includes(stream))).toEqual([]);
  expect((await later.get(stream, filesIn(replay)[0]!)).status).toBe(404);
  await later.stop();
});

test('One that does not answer stops no picture: what could not be kept is a gap, and what is asked of it unavailable', async () => {
  const stream = media.name();
  const encoder = media.encode(stream);
  void encoder.send(90, { speed: 3 });
  const kept = await media.until(stream, /EXTINF/, 'dvr.m3u8');
  s3.misfortune = () => 'silence';
  await expect
    .poll(() => media.log.join(''), { timeout: 15_000 })
    .toMatch(/a segment could not be kept/);
  const segments = async () => (await media.until(stream, /EXTINF/)).match(/\w+\/s\d+\.m4s/g)!;
  const last = (await segments()).at(-1)!;
  await expect.poll(async () => (await segments()).at(-1), { timeout: 15_000 }).not.toBe(last);
  expect((await media.get(stream, (await segments()).at(-1)!)).status).toBe(200);
  expect(encoder.told).toEqual(['NetStream.Publish.Start']);
  expect((await media.get(media.name(), filesIn(kept)[0]!)).status).toBe(503);
  s3.misfortune = () => null;
  await media.until(stream, /DISCONTINUITY\n(.|\n)*EXTINF/, 'dvr.m3u8');
  await media.cut(stream, 'ended');
}, 60_000);
