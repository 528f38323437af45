import type { OddsPoint } from '@xiongmao/api/odds/shapes';
import { expect, test } from 'vitest';
import { chartOf } from './movement-chart.ts';

const point = (minute: number, home: number, line: number | null = null): OddsPoint => ({
  at: new Date(minute * 60_000).toISOString(),
  line,
  prices: { home, away: 4_000 - home },
  suspended: false,
});
const size = { width: 100, height: 50 };

test('Prices go in steps, up where they rise, to the end of the chart', () => {
  const chart = chartOf([point(0, 1_500), point(10, 2_000)], ['home', 'away'], 600_000, size)!;
  const [home, away] = chart.paths.map(({ d }) => d.match(/-?[\d.]+/g)!.map(Number));
  expect(home!.slice(0, 3)).toEqual([0, expect.any(Number), 100]);
  expect(home!.at(-1)).toBe(100);
  expect(home![3]).toBeLessThan(home![1]!);
  expect(away![3]).toBeGreaterThan(away![1]!);
});

test('A line that moves is marked where it did', () => {
  const points = [point(0, 1_900, 2.5), point(5, 1_950, 2.5), point(10, 1_900, 2.75)];
  expect(chartOf(points, ['home'], 600_000, size)!.lines).toEqual([100]);
});

test('A market that never moved has no chart', () => {
  expect(chartOf([point(0, 1_900)], ['home'], 600_000, size)).toBeNull();
});
