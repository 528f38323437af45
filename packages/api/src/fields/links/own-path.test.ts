import { expect, test } from 'vitest';
import { isLink } from './is-link.ts';
import { ownPath } from './own-path.ts';

test('A path of the site is one, as it is written', () => {
  const paths = ['/', '/soccer/12?tab=odds#x', '/search/%E7%86%8A', '/a//b'];
  for (const path of paths) {
    expect(ownPath(path)).toBe(path);
    expect(isLink(path)).toBe(true);
  }
});

test('What a browser reads as an address elsewhere is no path of the site', () => {
  const foreign = [
    '',
    'soccer',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\u0000',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\u202eevil',
  ];
  for (const path of foreign) {
    expect(ownPath(path), path).toBeNull();
    expect(isLink(path), path).toBe(false);
  }
  expect(ownPath('https://evil.example')).toBeNull();
});
