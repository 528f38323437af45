import { randomUUID } from 'node:crypto';
import { errors } from '@xiongmao/api/errors';
import type { Challenge, Work } from '@xiongmao/api/http/work';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { person } from '#testing/people/person.ts';
import { tried } from '#testing/people/tried.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});
beforeEach(() => clock.toNext(day));

const [hour, day] = [3_600, 86_400];
const success = { status: 'success' };
const workRequired = { status: 'fail', errorCode: errors.workRequired.code };
const newAddress = () => `${randomUUID()}@example.org`;
let networks = 0;
const elsewhere = () => `10.${networks >> 8}.${networks++ & 255}.7`;

function send(mobileOrEmail: string, ip = elsewhere(), more: object = {}) {
  const kind = mobileOrEmail.includes('@') ? 'Email' : 'Mobile';
  const body = { mobileOrEmail, ...more };
  return person(app).post(`/login/V2/send${kind}checkCode`, body, { 'x-forwarded-for': ip });
}

/** What a client that was asked for work is asked for. */
const challengeOf = (answer: object): Challenge => (answer as { challenge: Challenge }).challenge;

async function solve(challenge: Challenge): Promise<Work> {
  return { challenge, solution: (await solveChallenge({ challenge, deriveKey }))! };
}

/** Iterations that an answer asks for on average. */
function effortOf(answer: object): number {
  const { cost, keyPrefix } = challengeOf(answer).parameters;
  return cost * 16 ** keyPrefix.length;
}

describe('When many codes are sent', () => {
  test('in all, whoever asks does some work first, and nobody is refused', async () => {
    await send(newAddress());
    await tried(app, 'code:all', 49_999);
    expect(await send(newAddress())).toMatchObject(success);
    const address = newAddress();
    const asked = await send(address);
    expect(asked).toMatchObject(workRequired);
    expect(await send(address)).toMatchObject(workRequired);
    const work = await solve(challengeOf(asked));
    expect(await send(address, elsewhere(), { work })).toMatchObject(success);
  });

  test('the work grows with them, for strangers elsewhere only so far', async () => {
    await send(newAddress());
    await tried(app, 'code:all', 60_000);
    const [some, more, most] = [
      await send(newAddress()),
      await tried(app, 'code:all', 100_000).then(() => send(newAddress())),
      await tried(app, 'code:all', 10_000_000).then(() => send(newAddress())),
    ];
    expect(effortOf(more)).toBeGreaterThan(effortOf(some));
    expect(effortOf(most)).toBeGreaterThan(effortOf(more));
    expect(effortOf(most)).toBeLessThan(10_000_000);
  });

  test('from one /48, that network works for more, and no honest caller elsewhere is stopped', async () => {
    const host = (number: number) => `2001:db8:7:${number.toString(16)}::1`;
    await send(newAddress(), host(1));
    await tried(app, 'code:wide:20010db80007/48', 3_000);
    const asked = await send(newAddress(), host(2));
    expect(asked).toMatchObject(workRequired);
    expect(effortOf(asked)).toBeGreaterThan(10_000_000);
    expect(await send(newAddress(), '2001:db8:8::1')).toMatchObject(success);
    expect(await send(newAddress())).toMatchObject(success);
    clock.toNext(hour);
    expect(await send(newAddress(), host(2))).toMatchObject(success);
  });

  test('to numbers in a row, or to one country, those work who ask for them', async () => {
    expect(await send('13712340000')).toMatchObject(success);
    await tried(app, 'code:prefix:+86 1371234', 30);
    expect(await send('13712340001')).toMatchObject(workRequired);
    expect(await send('13799990000')).toMatchObject(success);
    await tried(app, 'code:country:86', 5_000);
    expect(await send('13788880000')).toMatchObject(workRequired);
    expect(await send(newAddress())).toMatchObject(success);
  });
});

describe('Work that is asked for', () => {
  beforeEach(async () => {
    await send(newAddress());
    await tried(app, 'code:all', 50_000);
  });

  test('is good once', async () => {
    const address = newAddress();
    const work = await solve(challengeOf(await send(address)));
    const answers = await Promise.all([1, 2, 3].map(() => send(address, elsewhere(), { work })));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
    clock.forward({ seconds: 61 });
    expect(await send(address, elsewhere(), { work })).toMatchObject(workRequired);
  });

  test('is good for no other address or purpose, and for some minutes', async () => {
    const address = newAddress();
    const work = await solve(challengeOf(await send(address)));
    expect(await send(newAddress(), elsewhere(), { work })).toMatchObject(workRequired);
    const other = { work, purpose: 'reset' };
    expect(await send(address, elsewhere(), other)).toMatchObject(workRequired);
    clock.forward({ minutes: 6 });
    expect(await send(address, elsewhere(), { work })).toMatchObject(workRequired);
  });

  test('is not believed undone, made easier, or made up', async () => {
    const address = newAddress();
    const challenge = challengeOf(await send(address));
    const { solution } = await solve(challenge);
    const { parameters, signature } = challenge;
    for (const work of [
      { challenge, solution: { ...solution, counter: solution.counter + 1 } },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      { challenge: { parameters, signature: '0'.repeat(64) }, solution },
    ]) {
      expect(await send(address, elsewhere(), { work })).toMatchObject(workRequired);
    }
    expect(await send(address, elsewhere(), { work: { challenge, solution } })).toMatchObject(
      success,
    );
  });

  test('is counted in the metrics', async () => {
    await send(newAddress());
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    expect(metrics).toMatch(/^xiongmao_code_challenges_total\{outcome="asked"\} [1-9]/m);
  });
});
