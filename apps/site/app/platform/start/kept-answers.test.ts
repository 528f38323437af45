import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchAnswer } from './kept-answers.ts';

let etag = '';
let status = 200;
let asked: IncomingHttpHeaders[] = [];
const server = createServer(({ headers }, response) => {
  asked.push(headers);
  const stands = status === 200 && headers['if-none-match'] === etag;
  response.writeHead(stands ? 304 : status, { etag });
  response.end(stands ? undefined : JSON.stringify({ etag, language: headers.language }));
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
  status = 200;
});

async function ask(path: string, language = 'en_US', cookie = ''): Promise<unknown> {
  const init = { method: 'GET', headers: { language, cookie } };
  return (await fetchAnswer(origin + path, init)).json();
}

test('An answer that stands is one object for all who ask, each of whom the server has seen', async () => {
  etag = '"1"';
  const first = await ask('/stands?t=60000', 'en_US', 'token=a');
  expect(await ask('/stands?t=120000', 'en_US', 'token=b')).toBe(first);
  expect(asked.map(({ cookie }) => cookie)).toEqual(['token=a', 'token=b']);
});

test('An answer that has changed is the new one', async () => {
  etag = '"1"';
  await ask('/changes');
  etag = '"2"';
  expect(await ask('/changes')).toMatchObject({ etag: '"2"' });
});

test('Each language has its own', async () => {
  etag = '"1"';
  await ask('/texts', 'en_US');
  expect(await ask('/texts', 'ar')).toEqual({ etag, language: 'ar' });
});

test('A refusal takes the place of what others may see', async () => {
  etag = '"1"';
  await ask('/refused');
  status = 403;
  const response = await fetchAnswer(`${origin}/refused`, { method: 'GET', headers: {} });
  expect(response).toMatchObject({ ok: false, status: 403 });
});
