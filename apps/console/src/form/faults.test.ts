import { expect, test } from 'vitest';
import { faultOf } from './faults.ts';

const fine = { valid: true, valueMissing: false, tooLong: false };

test.each([
  [
    'nothing in a field that must be filled',
    { ...fine, valid: false, valueMissing: true },
    '',
    'required',
  ],
  ['only spaces there', fine, '   ', 'required'],
  [
    'more than there is room for',
    { ...fine, valid: false, tooLong: true },
    'x'.repeat(99),
    'tooLong',
  ],
  ['half a date', { ...fine, valid: false }, 'x', 'malformed'],
  ['what should stand there', fine, 'x', null],
])('With %s', (_, validity, value, fault) => {
  expect(faultOf(validity, value, true)).toBe(fault);
});

test('A field that may stay empty may', () => {
  expect(faultOf(fine, '', false)).toBeNull();
});
