import { expect, test } from 'vitest';
import { homeAfter, saysClosed } from './closed-account.ts';

const searchOf = (address: string) => new URL(address, 'https://xiongmao.example').search;

test('Home is told that the account was closed, and of no other end', () => {
  const address = homeAfter('/en', 'uid=42; closed=1');
  expect(address).toMatch(/^\/en\?/);
  expect(saysClosed(searchOf(address))).toBe(true);
  expect(homeAfter('/', 'uid=42')).toBe('/');
});

test.each(['', '?error=access_denied', '?q=error%3DaccountClosed'])(
  'An address that ends with “%s” does not say so',
  (search) => expect(saysClosed(search)).toBe(false),
);
