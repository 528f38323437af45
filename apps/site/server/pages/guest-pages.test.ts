import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { createAsked } from './guest-pages.ts';

const personalPaths = ['/', '/match'];
const read = createAsked(
  (url) => ({
    url,
    exists: url !== '/404',
    personal: personalPaths.includes(url.split('?', 1)[0]!),
  }),
  readEnv({}),
);
const ask = (url: string, headers: IncomingHttpHeaders = {}) =>
  read({ url, headers } as IncomingMessage);
const keyOf = (url: string, headers?: IncomingHttpHeaders) => ask(url, headers).key;

describe('Guests share a page', () => {
  test('when they ask for the same address in the same language, zone and theme', () => {
    const one = { 'accept-language': 'de-DE,de;q=0.9', cookie: 'visits=1; theme=dark' };
    const other = { 'accept-language': 'de', cookie: 'theme=dark; visits=7' };
    expect(keyOf('/match?view=results', one)).toBe(keyOf('/match?view=results', other));
  });

  test.each([
    ['address', '/match', {}],
    ['search', '/?tab=live', {}],
    ['language', '/', { 'accept-language': 'ar' }],
    ['language chosen before', '/', { cookie: 'locale=ar' }],
    ['prefix', '/zh_CN', {}],
    ['zone', '/', { cookie: 'zone=Europe%2FLondon' }],
    ['theme', '/', { cookie: 'theme=light' }],
    ['form of odds', '/', { cookie: 'oddsForm=malay' }],
    ['game', '/', { cookie: 'games=202' }],
    ['set of games', '/', { cookie: 'games=esports' }],
  ])('but not across another %s', (_, url, headers) => {
    expect(keyOf(url, headers)).not.toBe(keyOf('/'));
  });

  test('although their favourites differ, where no matches are listed', () => {
    const chosen = { cookie: 'favourites=12.34; games=202,203' };
    expect(keyOf('/expert', chosen)).toBe(keyOf('/expert'));
    expect(ask('/expert', chosen).viewer).toEqual(ask('/expert').viewer);
  });
});

test('What a stranger may invent makes no new page', () => {
  const cookies = [
    'zone=europe%2FLONDON',
    'zone=GB',
    'zone=Europe%2FLondon; theme=pink; locale=xx',
  ];
  expect(new Set(cookies.map((cookie) => keyOf('/', { cookie }))).size).toBe(1);
  const languages = ['tlh', 'xx-YY;q=0.3', '*', '']; // all of them: the brand's
  expect(new Set(languages.map((text) => keyOf('/', { 'accept-language': text }))).size).toBe(1);
  const zones = ['Europe%2FLondon', 'Asia%2FTokyo', 'Mars%2FOlympus'];
  expect(new Set(zones.map((zone) => keyOf('/404', { cookie: `zone=${zone}` }))).size).toBe(1);
});

test.each([
  'token=abc',
  '__Host-token=abc',
  'uid=42',
  'theme=dark; token=abc',
  'favourites=1',
  'games=202,203',
])('The page of a visitor with the cookies %s is theirs alone', (cookie) => {
  expect(keyOf('/', { cookie })).toBeNull();
});
