import { expect, test } from 'vitest';
import { hasDrawColumn } from './table-draws.ts';

test('A table has a column for draws where its sport has any, and elsewhere where there was one', () => {
  const [soccer, basketball, cricket] = [202, 201, 210];
  const of = (drawn: number, points: number | null) => [{ drawn, points }];
  expect(hasDrawColumn(of(0, 3), soccer)).toBe(true);
  expect(hasDrawColumn(of(0, null), basketball)).toBe(false);
  expect(hasDrawColumn(of(0, 2), cricket)).toBe(false);
  expect(hasDrawColumn(of(1, 2), cricket)).toBe(true);
});
