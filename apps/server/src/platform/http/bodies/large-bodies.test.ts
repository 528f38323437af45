import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let fan: Person;
const open: Socket[] = [];
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Sends the headers of a picture, and the beginning of one; what is answered comes as text. */
async function begin(someone: Person, ip: string, length = 'content-length: 2800000') {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  open.push(socket);
  const answer = { text: '', isCut: false };
  socket.on('data', (bytes) => {
    answer.text += bytes;
  });
  socket.on('error', () => {});
  socket.once('close', () => {
    answer.isCut = true;
  });
  await once(socket, 'connect');
  const cookie = [...someone.cookies].map((pair) => pair.join('=')).join('; ');
  socket.write(
    `POST /java/user/avatar HTTP/1.1\r\nhost: x\r\nx-xiongmao: 1\r\ncookie: ${cookie}\r\n` +
      `x-forwarded-for: ${ip}\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  );
  return answer;
}

const metrics = async () => (await fetch(`${app.url}/metrics`)).text();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('Of one account’s large bodies only a few are read at once, from wherever they come', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((at) => begin(fan, `192.0.${at}.1`)));
  await expect.poll(() => answers.filter(({ text }) => text !== '').length).toBe(3);
  const refused = answers.find(({ text }) => text !== '')!;
  expect(refused.text).toMatch(/^HTTP\/1.1 429/);
  expect(refused.text).toMatch(/retry-after: 5/i);
  expect(refused.text).toContain('"errorCode":1004');
  expect(await metrics()).toContain('xiongmao_large_bodies_refused_total{by="account"} 3');
});

test('What was held is free again once the connection is gone', async () => {
  await pause(100);
  const answers = [await begin(fan, '192.0.2.1'), await begin(fan, '192.0.2.1')];
  await pause(200);
  expect(answers.map(({ text }) => text)).toEqual(['', '']);
});

test('A body that does not say how long it is counts as the longest', async () => {
  await pause(100);
  const chunked = 'transfer-encoding: chunked';
  const answers = await Promise.all([1, 2, 3].map((at) => begin(fan, `198.51.${at}.1`, chunked)));
  await expect.poll(() => answers.filter(({ text }) => text.includes('429')).length).toBe(1);
});

test('A large body that stands still is cut, and named in the metrics', {
  timeout: 20_000,
}, async () => {
  await pause(100);
  const answer = await begin(fan, '203.0.113.1');
  await expect.poll(() => answer.isCut, { timeout: 15_000 }).toBe(true);
  expect(await metrics()).toContain('xiongmao_requests_cut_total{for="stalled"} 1');
});

test('Pictures of an account are counted before they are read', async () => {
  const fan2 = await person(app).signInAs('fan2');
  for (let at = 0; at < 30; at++) await begin(fan2, '203.0.113.2', 'content-length: 1000');
  await pause(500);
  const last = await begin(fan2, '203.0.113.2', 'content-length: 1000');
  await expect.poll(() => last.text).toMatch(/^HTTP\/1.1 429/);
});
