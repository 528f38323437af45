import { createMetrics } from '@xiongmao/api/hosting/metrics/metrics';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { person } from '#testing/people/person.ts';
import { hasRedis, redisProcess } from '#testing/processes/processes.ts';
import { createCallLimits } from './call-limits.ts';

const perMinute = 4;
const env = { RATE_LIMIT: String(perMinute) };
let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ env, clock, accounts: true });
});
beforeEach(() => clock.toNext(60));

/** How the server, which trusts the test as it trusts a proxy, answers callers at these addresses. */
async function call(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `${app.url}/java/login/methods`;
  return fetch(url, { headers: { 'x-forwarded-for': address, ...headers } });
}

async function answered(times: number, address: (time: number) => string, headers = {}) {
  let count = 0;
  for (let time = 0; time < times; time++) {
    if ((await call(address(time), headers)).status === 200) count += 1;
  }
  return count;
}

describe('Calls of strangers', () => {
  test('are counted by host, whichever of its IPv6 addresses they come from', async () => {
    expect(await answered(8, (time) => `2001:db8:1:1::${time}`)).toBe(perMinute);
    expect(await answered(8, () => '198.51.100.1')).toBe(perMinute);
    expect(await answered(2, () => '198.51.100.2')).toBe(2);
  });

  test('are counted by network, too, whichever of its hosts they come from', async () => {
    expect(await answered(60, (time) => `2001:db8:2:${time}::1`)).toBe(10 * perMinute);
    expect(await answered(60, (time) => `203.0.113.${time}`)).toBe(10 * perMinute);
    expect(await answered(2, () => '2001:db8:3::1')).toBe(2);
  });

  test('that are too many learn when to come again', async () => {
    await answered(perMinute, () => '192.0.2.1');
    const refused = await call('192.0.2.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test('are not refused where they ask whether the process lives', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.79' };
    await answered(perMinute + 1, () => '192.0.2.79');
    for (const path of ['/healthz', '/readyz']) {
      expect((await fetch(`${app.url}${path}`, { headers })).status, path).toBe(200);
    }
    expect((await call('192.0.2.79')).status).toBe(429);
  });

  test('are named in the metrics when they are refused', async () => {
    await answered(perMinute + 1, () => '192.0.2.77');
    const headers = { 'x-forwarded-for': '192.0.2.78' };
    const metrics = await (await fetch(`${app.url}/metrics`, { headers })).text();
    expect(metrics).toMatch(/^xiongmao_calls_refused_total\{by="host"\} [1-9]/m);
  });
});

test('Who is signed in has a limit of their own where others have used up that of the address', async () => {
  const fan = person(app);
  await fan.signInAs('fan');
  const token = fan.cookies.get('token')!;
  const office = () => '100.64.0.1';
  await answered(perMinute, office);
  expect(await answered(2, office, { token: 'no token at all' })).toBe(0);
  expect(await answered(perMinute + 3, office, { token })).toBe(perMinute);
});

test('Of a host’s made-up tokens so many are looked for as it has calls', async () => {
  const limits = createCallLimits({
    ...{ perMinute, shared: null, clock },
    ...{ metrics: createMetrics(), log: silent },
  });
  const identify = vi.fn(async () => null);
  for (let time = 0; time < 20; time++) await limits.takeFor('198.51.100.7', identify);
  expect(identify).toHaveBeenCalledTimes(perMinute);
  // Its neighbours' are looked for all the same.
  for (let time = 0; time <= perMinute; time++) await limits.takeFor('198.51.100.8', identify);
  expect(identify).toHaveBeenCalledTimes(perMinute + 1);
});

test.skipIf(!hasRedis())('Several processes count together in Redis', async () => {
  const shared = { clock, env: { ...env, REDIS_URL: (await redisProcess()).url } };
  const one = await testApp(shared);
  const other = await testApp({ ...shared, database: { db: one.db, url: one.databaseUrl } });
  let count = 0;
  for (let time = 0; time < 3 * perMinute; time++) {
    for (const { url } of [one, other]) {
      const headers = { 'x-forwarded-for': '198.51.100.200' };
      const { status } = await fetch(`${url}/java/login/methods`, { headers });
      if (status === 200) count += 1;
    }
  }
  // What one counts reaches the other a moment later.
  expect(count).toBeLessThanOrEqual(perMinute + 2);
});
