import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locale } from '@xiongmao/i18n/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverClient } from '../api.ts';

const league = { id: 1, gameId: 202, name: 'English Premier League', country: 'GB-ENG' };
const spain = { id: 1, name: 'Spain', abbr: 'ESP', country: 'ES' };
const club = { id: 2, name: 'Halden', abbr: null, country: 'NO' };
/** Neither a team nor a league. */
const player = { id: 3, name: 'Spain', position: null, country: 'ES' };
const result = { leagues: { 1: league }, teams: { 1: spain, 2: club }, matches: [{ player }] };

/** Says so again when it is asked again. */
const server = createServer((request, response) => {
  const etag = '"1"';
  const stands = request.headers['if-none-match'] === etag;
  response.writeHead(stands ? 304 : 200, { etag });
  response.end(stands ? undefined : JSON.stringify({ errorCode: 0, result }));
});
let origin = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (locale: Locale) =>
  serverClient({ origin, cookie: '', behalf: {} }, locale)('GET /v2/match/getPCLiveGameMatch', {
    query: {},
  });

test('A client tells teams and leagues by the names that its reader knows, and nothing else', async () => {
  for (const _ of ['asked', 'asked again']) {
    expect(await ask('zh_CN')).toEqual({
      leagues: { 1: { ...league, name: '英超' } },
      teams: { 1: { ...spain, name: '西班牙' }, 2: club },
      matches: [{ player }],
    });
  }
  expect(await ask('ar')).toMatchObject({ teams: { 1: { name: 'إسبانيا' } } });
});

test('In English names are their sources’', async () => {
  expect(await ask('en_US')).toEqual(result);
});
