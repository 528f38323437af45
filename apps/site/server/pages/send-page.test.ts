import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encode } from '../content-coding.ts';
import type { Page } from './page-cache.ts';
import { sendPage } from './send-page.ts';

const text = 'A page of some length. '.repeat(100);
let server: Server;
let page: Page;

beforeAll(async () => {
  const headers = { 'content-type': 'text/html', 'x-frame-options': 'DENY' };
  page = { status: 200, headers, body: encode(Buffer.from(text), 'thorough') };
  server = createServer((request, response) => sendPage(request, response, page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const ask = (headers: Record<string, string>, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers, method });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('A browser that accepts %s gets %s', async (accepted, coding) => {
  const answer = await ask({ 'accept-encoding': accepted });
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('vary')).toContain('accept-encoding');
});

test('A browser that has the page is told so, without a body', async () => {
  const first = await ask({});
  const again = await ask({ 'if-none-match': first.headers.get('etag')! });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('HEAD answers like GET, without a body', async () => {
  const answer = await ask({ 'accept-encoding': 'identity' }, 'HEAD');
  expect(answer.headers.get('content-length')).toBe(String(text.length));
  expect(await answer.text()).toBe('');
});

test('An address that was shared without results leads on to one without', async () => {
  const leads = { ...page, status: 301, headers: { location: '/soccer/1?tab=comments#c7' } };
  const to = async (asked: string) => {
    const answer = createServer((request, response) => sendPage(request, response, leads));
    await new Promise<void>((resolve) => answer.listen(0, '127.0.0.1', resolve));
    const { port } = answer.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}${asked}`, { redirect: 'manual' });
    answer.close();
    return headers.get('location');
  };
  expect(await to('/basketball/1')).toBe('/soccer/1?tab=comments#c7');
  expect(await to('/basketball/1?spoiler=1')).toBe('/soccer/1?tab=comments&spoiler=1#c7');
});
