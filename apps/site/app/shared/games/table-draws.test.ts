import { expect, test } from 'vitest';
import { hasDrawColumn, winShare } from './table-draws.ts';

test('A table has a column for draws where its sport has any, and elsewhere where there was one', () => {
  const [soccer, basketball, cricket] = [202, 201, 210];
  const of = (drawn: number, points: number | null) => [{ drawn, points }];
  expect(hasDrawColumn(of(0, 3), soccer)).toBe(true);
  expect(hasDrawColumn(of(0, null), basketball)).toBe(false);
  expect(hasDrawColumn(of(0, 2), cricket)).toBe(false);
  expect(hasDrawColumn(of(1, 2), cricket)).toBe(true);
});

test('The share of wins has a draw as half of one, as it orders the table', () => {
  expect(winShare({ played: 4, won: 2, drawn: 1 })).toBe(0.625);
  expect(winShare({ played: 0, won: 0, drawn: 0 })).toBeNull();
});
