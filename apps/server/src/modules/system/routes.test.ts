import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';

const METRICS_TOKEN = 'token-of-whoever-reads-figures';

describe('In production', () => {
  let app: TestApp;
  beforeAll(async () => {
    const SECRET_KEY = 'q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe';
    app = await testApp({ env: { NODE_ENV: 'production', SECRET_KEY, METRICS_TOKEN } });
  });

  const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await app.http.inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.3.4', 'fd00::5'])(
    'metrics are told to %s, and to nobody for whom it asks',
    async (near) => {
      expect(await statusOf(near)).toBe(200);
      for (const name of ['x-forwarded-for', 'x-front-end', 'forwarded', 'x-real-ip', 'via']) {
        expect([name, await statusOf(near, { [name]: '127.0.0.1' })]).toEqual([name, 404]);
      }
    },
  );

  test.each(['203.0.113.9', '2001:db8::1', '172.32.0.1'])(
    'metrics are told to %s with the token alone',
    async (far) => {
      expect(await statusOf(far)).toBe(404);
      expect(await statusOf(far, { authorization: 'Bearer another' })).toBe(404);
      expect(await statusOf(far, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
      expect(await statusOf(far, { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    },
  );

  test('the document of the contract is nobody’s', async () => {
    expect((await fetch(`${app.url}/openapi.json`)).status).toBe(404);
  });
});

test('Elsewhere metrics and the document are everyone’s', async () => {
  const app = await testApp();
  for (const url of ['/metrics', '/openapi.json']) {
    const { statusCode } = await app.http.inject({ url, remoteAddress: '203.0.113.9' });
    expect([url, statusCode]).toEqual([url, 200]);
  }
});
