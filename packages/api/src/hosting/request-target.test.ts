import { expect, test } from 'vitest';
import { requestTarget } from './request-target.ts';

test.each(['/', '/match/12?a=b', '/java/../metrics', '/a//b', '//host/path', '/%zz'])(
  '%s is asked for as it came',
  (url) => expect(requestTarget(url)).toBe(url),
);

test('An absolute address asks for what follows its host', () => {
  expect(requestTarget('http://example.org/a?b=c')).toBe('/a?b=c');
  expect(requestTarget('HTTP://example.org')).toBe('/');
});

test.each([
  'http://[',
  '//',
  '//[',
  'http://',
  'http://a b/',
  'ftp://host/',
  'x',
  '*',
  '',
  undefined,
])('%j is no address', (url) => expect(requestTarget(url)).toBeNull());
