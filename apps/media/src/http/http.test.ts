import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { createHttp } from './http.ts';

const http = createHttp();
let origin: string;

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterAll(() => {
  http.close();
  http.closeAllConnections();
});

test('Media says that it is well, and knows no other address', async () => {
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${origin}/live/key.m3u8`)).status).toBe(404);
});

test('A port that is none stops the start, by name', () => {
  expect(() => readEnv({ MEDIA_HTTP_PORT: 'abc' })).toThrow(/MEDIA_HTTP_PORT="abc"/);
  expect(readEnv({ MEDIA_HTTP_PORT: '' })).toEqual({ host: '127.0.0.1', httpPort: 4001 });
});
