import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { guestKey, viewerOf } from './guest-pages.ts';

const env = readEnv({});

function keyOf(url: string, headers: IncomingHttpHeaders = {}): string | null {
  const request = { url, headers } as IncomingMessage;
  return guestKey(request, viewerOf(request, env));
}

describe('Guests share a page', () => {
  test('when they ask for the same address in the same language, zone and theme', () => {
    const one = { 'accept-language': 'de-DE,de;q=0.9', cookie: 'visits=1; theme=dark' };
    const other = { 'accept-language': 'de', cookie: 'theme=dark; visits=7' };
    expect(keyOf('/match?day=2026-11-20', one)).toBe(keyOf('/match?day=2026-11-20', other));
  });

  test.each([
    ['address', '/match', {}],
    ['search', '/?tab=live', {}],
    ['language', '/', { 'accept-language': 'ar' }],
    ['language chosen before', '/', { cookie: 'locale=ar' }],
    ['prefix', '/zh_CN', {}],
    ['zone', '/', { cookie: 'zone=Europe%2FLondon' }],
    ['theme', '/', { cookie: 'theme=light' }],
    ['choice of games', '/', { cookie: 'games=soccer' }],
    ['favourites', '/', { cookie: 'favourites=12.34' }],
  ])('but not across another %s', (_, url, headers) => {
    expect(keyOf(url, headers)).not.toBe(keyOf('/'));
  });
});

test.each(['token=abc', 'uid=42', 'theme=dark; token=abc'])(
  'The page of a visitor with the cookies %s is theirs alone',
  (cookie) => {
    expect(keyOf('/', { cookie })).toBeNull();
  },
);

test('Addresses too long to be meant are not kept', () => {
  expect(keyOf(`/?${'x'.repeat(2000)}`)).toBeNull();
});
