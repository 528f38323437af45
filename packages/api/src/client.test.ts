import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, createClient, NoAnswer } from './client.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked++;
  if (request.url?.includes('/league/library')) return void response.end('{"result":{"items":[]}}');
  if (request.url?.includes('/user/userGold')) return void response.end('<html>');
  response.writeHead(200, { 'content-length': '100' });
  response.write('{"status":');
  setTimeout(() => response.destroy(), 20);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const client = () =>
  createClient({
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    language: () => 'en_US',
  });

test('An answer that is cut off on its way is none: it is asked for again', async () => {
  asked = 0;
  await expect(client()('GET /game/getPCGameSource', {})).rejects.toThrow(NoAnswer);
  expect(asked).toBe(4);
});

test('An answer that is not ours is an error, and the same when it is asked for again', async () => {
  asked = 0;
  await expect(client()('GET /user/userGold', {})).rejects.toThrow(ApiError);
  expect(asked).toBe(1);
});

test('A result is seen to before whoever asked has it', async () => {
  const seen: unknown[] = [];
  const seeing = createClient({
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    language: () => 'en_US',
    onResult: async (result) => void seen.push(result),
  });
  const result = await seeing('GET /league/library', { query: {} });
  expect(seen).toEqual([result]);
});
