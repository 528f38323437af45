import { connect } from 'node:net';
import { errors } from '@xiongmao/api/errors';
import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type TestApp, testApp, testKey } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';

const proof = createFrontEndProof(testKey);
const clock = steeredClock();
beforeEach(() => clock.toNext(60));
let networks = 0;
/** An address in a network that nothing else here comes from. */
const newAddress = () => `203.0.${networks++}.9`;

/** How many of five calls with these headers are answered, where each caller has two a minute. */
async function answeredOf(app: TestApp, headers: () => Record<string, string>): Promise<number> {
  let answered = 0;
  for (let times = 0; times < 5; times++) {
    const { status } = await fetch(`${app.url}/java/login/methods`, { headers: headers() });
    if (status === 200) answered += 1;
  }
  return answered;
}

describe('Behind a front end that no TRUST_PROXY names', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ env: { RATE_LIMIT: '2', TRUST_PROXY: '10.9.9.9' }, clock });
  });

  test('each caller has limits of their own', async () => {
    const address = newAddress();
    expect(await answeredOf(app, () => proof.forCaller(address))).toBe(2);
    expect(await answeredOf(app, () => proof.forCaller(newAddress()))).toBe(5);
  });

  test('a page that many share is bound by no caller’s limits', async () => {
    expect(await answeredOf(app, proof.forSharedRender)).toBe(5);
  });

  test('nobody else names a caller, nor calls itself a shared render', async () => {
    const forged = createFrontEndProof('another key');
    const pretended = () => ({
      ...proof.forCaller('198.51.100.1'),
      'x-forwarded-for': newAddress(),
    });
    const answered =
      (await answeredOf(app, () => ({ 'x-forwarded-for': newAddress() }))) +
      (await answeredOf(app, () => forged.forCaller(newAddress()))) +
      (await answeredOf(app, forged.forSharedRender)) +
      (await answeredOf(app, () => ({ 'x-shared-render': '1' }))) +
      (await answeredOf(app, pretended));
    expect(answered).toBe(2);
  });
});

test('A proxy that TRUST_PROXY names tells its callers apart without a proof', async () => {
  const app = await testApp({ env: { RATE_LIMIT: '2' }, clock });
  expect(await answeredOf(app, () => ({ 'x-forwarded-for': newAddress() }))).toBe(5);
  const address = newAddress();
  expect(await answeredOf(app, () => ({ 'x-forwarded-for': address }))).toBe(2);
});

test('A stranger who names callers has no more connections than any other', async () => {
  const app = await testApp({ env: { CONNECTION_LIMIT: '2', TRUST_PROXY: '10.9.9.9' } });
  const served: boolean[] = [];
  for (let count = 0; count < 4; count++) {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.9\r\n\r\n');
    await Promise.race([closed, expect.poll(() => heard, { timeout: 10_000 }).toContain('200')]);
    served.push(heard !== '');
  }
  expect(served).toEqual([true, true, false, false]);
});

test('A request for an address that can’t be taken apart is invalid input, and counted', async () => {
  const app = await testApp({ env: { RATE_LIMIT: '3' }, clock });
  const ask = async (path: string) => {
    const response = await fetch(app.url + path, { headers: { cookie: 'token=x' } });
    return { headers: response.headers, body: await response.json() };
  };
  for (const path of ['/java/%', '/uploads/%', `/java/expert/${'x'.repeat(200)}`]) {
    const { headers, body } = await ask(path);
    expect(body).toMatchObject({ status: 'fail', code: 400, errorCode: errors.invalidInput.code });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  }
  expect((await ask('/java/%')).body).toMatchObject({
    code: 429,
    errorCode: errors.tooManyRequests.code,
  });
});

test('A request has an id of the server’s own, whatever its caller or a proxy names it', async () => {
  const app = await testApp();
  const url = `${app.url}/java/match/gameLivingFuture?day=2026-03-03&zone=UTC`;
  const ids = new Set<string | null>();
  for (const headers of [{}, { 'x-forwarded-for': newAddress() }, proof.forCaller(newAddress())]) {
    const response = await fetch(url, { headers: { ...headers, 'x-request-id': 'mine' } });
    ids.add(response.headers.get('x-request-id'));
  }
  expect(ids.size).toBe(3);
  expect(ids).not.toContain('mine');
});

test('The log has beside it the id that a front end or a proxy names, and no stranger’s', async () => {
  const written: string[] = [];
  const logTo = { write: (line: string) => void written.push(line) };
  const app = await testApp({ env: { LOG_LEVEL: 'info', TRUST_PROXY: '10.9.9.9' }, logTo });
  const url = `${app.url}/java/match/gameLivingFuture?day=someday`;
  const claim = async (id: string, headers: Record<string, string>) => {
    written.length = 0;
    await fetch(url, { headers: { ...headers, 'x-request-id': id } });
    const lines = written.map((line) => JSON.parse(line));
    return lines.find(({ security }) => security === 'inputRefused').claimedId ?? null;
  };
  expect(await claim('mine', proof.forCaller(newAddress()))).toBe('mine');
  expect(await claim('not one', proof.forCaller(newAddress()))).toBe(null);
  expect(await claim('mine', {})).toBe(null);
  expect(await claim('mine', { 'x-forwarded-for': newAddress() })).toBe(null);
});
