import { expect, test } from 'vitest';
import { readProviderReturn, takeReturn, withoutReturn } from './provider-return.ts';

test.each([
  ['?oauth_token=t&oauth_verifier=v', { provider: 'x', token: 't', verifier: 'v' }],
  [
    '?state=s&code=c&scope=email%20openid&authuser=0&prompt=none',
    { provider: 'google', code: 'c', state: 's' },
  ],
  ['?code=c&state=s', { provider: 'line', code: 'c', state: 's' }],
  ['?code=c', { provider: 'line', code: 'c', state: '' }],
  ['?auth=qq&code=c&state=s', { provider: 'qq', code: 'c', state: 's' }],
  ['?auth=wx&code=c&state=s', { provider: 'wechat', code: 'c', state: 's' }],
])('%s is a return', (search, found) => {
  expect(readProviderReturn(search)).toEqual(found);
});

test.each([
  ['?denied=t', 'x'],
  ['?error=access_denied&state=s', null],
  ['?auth=qq&error=access_denied', 'qq'],
  ['?auth=wx&state=s', 'wechat'],
  ['?auth=qq&usercancel=1&state=s', 'qq'],
])('%s says that the visitor refused', (search, provider) => {
  expect(readProviderReturn(search)).toEqual({ provider, refused: true });
});

test.each(['', '?tab=live', '?oauth_token=t', '?state=s', '?invite=code', '?auth=other'])(
  '%j is no return',
  (search) => {
    expect(readProviderReturn(search)).toBeNull();
  },
);

test('What providers added goes, what is the page’s own stays', () => {
  expect(withoutReturn('?tab=live&code=c&state=s&scope=x&authuser=0&hd=d&prompt=p')).toBe(
    '?tab=live',
  );
  expect(withoutReturn('?oauth_token=t&oauth_verifier=v')).toBe('');
  expect(withoutReturn('?auth=qq&code=c&day=2026-11-20')).toBe('?day=2026-11-20');
  expect(withoutReturn('?games=1,2&q=a%20b')).toBe('?games=1,2&q=a%20b');
  expect(withoutReturn('')).toBe('');
});

test('A return is taken once, however often the page is loaded', () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  expect(takeReturn('?code=a', memory)).toBe(true);
  expect(takeReturn('?code=a', memory)).toBe(false);
  expect(takeReturn('?code=b', memory)).toBe(true);
});
