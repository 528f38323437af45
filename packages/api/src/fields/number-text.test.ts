import { expect, test } from 'vitest';
import { z } from 'zod';
import { numberText } from './number-text.ts';

const number = numberText(z.int().min(-1).max(1000));

test.each([
  ['0', 0],
  ['7', 7],
  ['1000', 1000],
  ['-1', -1],
  [7, 7],
])('A number in an address is its digits: %j is %d', (given, read) => {
  expect(number.parse(given)).toBe(read);
});

test.each(['', ' ', ' 7', '7 ', '+7', '07', '-0', '0x7', '7e0', '7.0', '7.5', '٧', 'Infinity'])(
  'What else could be read as one is none: %j',
  (given) => {
    expect(number.safeParse(given).success).toBe(false);
  },
);

test.each(['-2', '1001', 7.5, null, undefined, ['7'], true])('Nor is %j', (given) => {
  expect(number.safeParse(given).success).toBe(false);
});
