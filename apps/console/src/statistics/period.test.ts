import { describe, expect, test } from 'vitest';
import { daysOf, lastDays, lengthOf, periodBefore, periodFrom, readPeriod } from './period.ts';

test('The last seven days end today', () => {
  expect(lastDays(7, '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
});

test.each([
  [
    { from: '2026-11-14', to: '2026-11-20' },
    { from: '2026-11-07', to: '2026-11-13' },
  ],
  [
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-02-28', to: '2026-02-28' },
  ],
  // Over the change of clocks, and over a leap day.
  [
    { from: '2026-03-25', to: '2026-04-03' },
    { from: '2026-03-15', to: '2026-03-24' },
  ],
  [
    { from: '2028-03-01', to: '2028-03-02' },
    { from: '2028-02-28', to: '2028-02-29' },
  ],
])('What comes before %j is as long and ends the day before', (period, before) => {
  expect(periodBefore(period)).toEqual(before);
  expect(lengthOf(before)).toBe(lengthOf(period));
});

test('A period has each of its days once', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysOf(periodFrom('2026-01-01', 366)).length).toBe(366);
});

describe('An address', () => {
  test('gives the period that it names', () => {
    expect(readPeriod('2026-11-01', '2026-11-03')).toEqual({
      from: '2026-11-01',
      to: '2026-11-03',
    });
  });

  test.each([
    [null, '2026-11-03'],
    ['2026-11-03', '2026-11-01'],
    ['2026-02-30', '2026-03-03'],
    ['2024-01-01', '2026-01-01'],
  ])('from %s to %s gives none', (from, to) => {
    expect(readPeriod(from, to)).toBeNull();
  });
});
