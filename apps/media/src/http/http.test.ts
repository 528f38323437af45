import { createMediaProof } from '@xiongmao/api/hosting/callers/media-proof';
import { mediaPaths } from '@xiongmao/api/live/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestMedia, testMedia } from '../../testing/test-media.ts';
import { readEnv } from '../env.ts';

let media: TestMedia;
beforeAll(async () => {
  media = await testMedia();
});
afterAll(() => media.stop());

test('Media says that it is well, and knows no other address', async () => {
  expect(await (await fetch(`${media.origin}/healthz`)).json()).toEqual({ status: 'ok' });
  for (const path of ['/', '/live', '/recordings/', '/control/cut']) {
    expect((await fetch(`${media.origin}${path}`)).status, path).toBe(404);
  }
});

test('A bad value stops the start, by name', () => {
  expect(() => readEnv({ MEDIA_HTTP_PORT: 'abc' })).toThrow(/MEDIA_HTTP_PORT="abc"/);
  expect(() => readEnv({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL="loud"/);
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/SECRET_KEY/);
  expect(readEnv({ MEDIA_HTTP_PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    httpPort: 4001,
    rtmpPort: 1935,
  });
});

test('Who has not the installation’s key can neither cut nor look', async () => {
  const body = JSON.stringify({ stream: 'pitch', reason: 'banned' });
  const foreign = createMediaProof('another key').headers(mediaPaths.cut, body);
  const ofAnotherPath = createMediaProof('a key of the tests, which is long enough');
  for (const headers of [{}, foreign, ofAnotherPath.headers(mediaPaths.streams, body)]) {
    const refused = await media.control(
      mediaPaths.cut,
      { stream: 'pitch', reason: 'banned' },
      headers,
    );
    expect(refused.status).toBe(403);
  }
  const cut = await media.cut('pitch', 'banned');
  expect(await cut.json()).toEqual({ cut: false });
  const wrong = await media.control(mediaPaths.cut, { stream: '../x', reason: 'banned' });
  expect(wrong.status).toBe(400);
});

test('Figures are for who is near, or brings the token, in production', async () => {
  expect(await (await fetch(`${media.origin}/metrics`)).text()).toContain(
    'xiongmao_media_streams 0',
  );
  const env = {
    ...readEnv({}),
    production: true,
    metricsToken: 'a token of sixteen',
    httpPort: 0,
    rtmpPort: 0,
  };
  const guarded = await testMedia({ env });
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${guarded.origin}/metrics`, { headers })).status;
  expect(await read({})).toBe(200);
  expect(await read({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
  const passed = { 'x-forwarded-for': '203.0.113.7' };
  expect(await read({ ...passed, authorization: 'Bearer a' })).toBe(404);
  await guarded.stop();
});

test('A body beyond what is needed is not read', async () => {
  const post = (path: string, body: string) =>
    fetch(`${media.origin}${path}`, { method: 'POST', body });
  expect((await post('/leases', 'x'.repeat(700))).status).toBe(403);
  expect((await post('/control/cut', 'x'.repeat(5_000))).status).toBe(413);
});
