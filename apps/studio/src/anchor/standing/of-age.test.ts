import { expect, test } from 'vitest';
import { isOfAge } from './of-age.ts';

test.each([
  ['2008-11-22', true],
  ['2008-11-23', false],
  ['1990-12-31', true],
  ['2030-01-01', false],
])('Born on %s one is of age on the 22nd of November 2026: %s', (birthDate, is) => {
  expect(isOfAge(birthDate, '2026-11-22')).toBe(is);
});
