import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

test('A page asks for its style sheet before its scripts', () => {
  const page =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head>' +
    '<body><p>1–0 $& $1</p></body>';
  expect(scriptsLast(page)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/></head><body><p>1–0 $& $1</p>' +
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/></body>',
  );
});

test('A page without scripts stays as it is', () => {
  expect(scriptsLast('<body>x</body>')).toBe('<body>x</body>');
});
