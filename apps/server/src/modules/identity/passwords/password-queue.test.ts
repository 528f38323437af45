import { request } from 'node:http';
import { errors } from '@xiongmao/api/errors';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

const path = '/java/login/V2/mobileOrNameToLogin';
const own = { 'content-type': 'application/json', 'x-xiongmao': '1' };
async function signIn(ip: string, body: object) {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { ...own, 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, answer: await response.json() };
}
const right = { name: 'fan', password: 'Demo1234' };
const wrong = (number: number) => ({ name: `nobody${number}`, password: 'Demo12345' });
const many = (count: number, ip: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => signIn(ip(number), wrong(number)));

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

async function waiting(count: number): Promise<void> {
  while ((await figure('xiongmao_calls_waiting{line="writes"}')) < count)
    await new Promise(setImmediate);
}

test('A sign-in is answered among the first, however many a stranger’s network sends at once', async () => {
  let answered = 0;
  const hostile = many(80, (number) => `2001:db8:7:${number}::1`).map(async (sent) => {
    const { status } = await sent;
    if (status === 200) answered += 1;
    return status;
  });
  await waiting(30);
  const before = answered;
  expect((await signIn('192.0.2.9', right)).answer).toMatchObject({ status: 'success' });
  expect(answered - before).toBeLessThan(20);
  await Promise.all(hostile);
});

test('Of one host only so many wait; the others are told when to come again, and its neighbours are not', async () => {
  const hostile = many(200, () => '198.51.100.1');
  await waiting(30);
  const neighbour = await signIn('198.51.100.2', right);
  expect(neighbour.status).toBe(200);
  const answers = await Promise.all(hostile);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(40);
  expect(refused[0]!.headers.get('retry-after')).toBe('2');
  expect(refused[0]!.answer).toMatchObject({
    status: 'fail',
    errorCode: errors.tooManyRequests.code,
  });
  expect(await figure('xiongmao_calls_waiting_refused_total{line="writes"}')).toBeGreaterThan(40);
});

test('Nothing is worked out for who has hung up', async () => {
  const hostile = Array.from({ length: 60 }, (_, number) => {
    const headers = { ...own, 'x-forwarded-for': `203.0.113.${number}` };
    const sent = request(`${app.url}${path}`, { method: 'POST', headers });
    sent.on('error', () => {}).end(JSON.stringify(wrong(number)));
    return sent;
  });
  await waiting(30);
  const abandoned = await figure('xiongmao_calls_abandoned_total{line="writes"}');
  for (const sent of hostile) sent.destroy();
  expect((await signIn('203.0.113.200', right)).answer).toMatchObject({ status: 'success' });
  expect(await figure('xiongmao_calls_waiting{line="writes"}')).toBe(0);
  const dropped = (await figure('xiongmao_calls_abandoned_total{line="writes"}')) - abandoned;
  expect(dropped).toBeGreaterThan(20);
});
