import { request } from 'node:http';
import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

/** No two ask for the same, so no answer stands ready. */
let asked = 0;
const costly = () => `/java/expert_plan/expertLibraryPC?q=${++asked}`;
const read = async (ip: string) => {
  const response = await fetch(`${app.url}${costly()}`, { headers: { 'x-forwarded-for': ip } });
  return { status: response.status, answer: await response.json() };
};

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

/** While no read gets anywhere: whoever asks now waits until `during` is over. */
async function whileHeld<Result>(during: () => Promise<Result>): Promise<Result> {
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table expert in access exclusive mode`);
    return during();
  });
}

async function waiting(count: number, line = 'reads'): Promise<void> {
  while ((await figure(`xiongmao_calls_waiting{line="${line}"}`)) < count)
    await new Promise(setImmediate);
}

const many = (count: number, ip: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => read(ip(number)));

test('A read is answered among the first, however many a stranger’s network asks for at once', async () => {
  let answered = 0;
  const { hostile, own } = await whileHeld(async () => {
    const hostile = many(100, (number) => `2001:db8:9:${number}::1`).map(async (asking) => {
      await asking;
      answered += 1;
    });
    await waiting(90);
    const own = read('192.0.2.9').then(({ status }) => ({ status, before: answered }));
    return { hostile, own };
  });
  const { status, before } = await own;
  expect(status).toBe(200);
  expect(before).toBeLessThan(20);
  await Promise.all(hostile);
});

test('Of one host only so many wait, and its neighbours are none of those refused', async () => {
  const { hostile, neighbour } = await whileHeld(async () => {
    const hostile = many(200, () => '198.51.100.1');
    while ((await figure('xiongmao_calls_waiting_refused_total{line="reads"}')) < 50)
      await new Promise(setImmediate);
    return { hostile, neighbour: read('198.51.100.2') };
  });
  expect((await neighbour).status).toBe(200);
  const refused = (await Promise.all(hostile)).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(50);
  expect(refused[0]!.answer).toMatchObject({
    status: 'fail',
    errorCode: errors.tooManyRequests.code,
  });
  expect(await figure('xiongmao_calls_waiting_refused_total{line="reads"}')).toBe(refused.length);
});

test('Few calls of an account to a back office are done at once, and others’ are answered beside them', async () => {
  const someone = await person(app).signInAs('support');
  const office = backOffice(someone);
  const other = backOffice(await person(app).signInAs('admin'));
  const hostile = await whileHeld(async () => {
    const lists = Array.from({ length: 250 }, () => office.list('experts'));
    await waiting(100, 'accounts');
    expect((await other.list('users')).status).toBe(200);
    return lists;
  });
  const answers = await Promise.all(hostile);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused[0]!.body).toMatchObject({ errorCode: errors.tooManyRequests.code });
});

test('Nothing is read for who has hung up', async () => {
  await whileHeld(async () => {
    const hostile = Array.from({ length: 100 }, (_, number) => {
      const headers = { 'x-forwarded-for': `203.0.113.${number}` };
      const sent = request(`${app.url}${costly()}`, { headers });
      sent.on('error', () => {}).end();
      return sent;
    });
    await waiting(90);
    for (const sent of hostile) sent.destroy();
  });
  expect((await read('203.0.113.200')).status).toBe(200);
  while ((await figure('xiongmao_calls_waiting{line="reads"}')) > 0)
    await new Promise(setImmediate);
  expect(await figure('xiongmao_calls_abandoned_total{line="reads"}')).toBeGreaterThan(80);
});
