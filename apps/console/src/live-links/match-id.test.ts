import { expect, test } from 'vitest';
import { matchIdOf } from './match-id.ts';

test.each([
  ['42', 42],
  [' 42 ', 42],
  ['https://example.org/soccer/1042', 1042],
  ['https://example.org/zh_CN/cs2/7?tab=trends1', 7],
  ['soccer', 0],
])('%s names match %i', (given, id) => {
  expect(matchIdOf(given)).toBe(id);
});
