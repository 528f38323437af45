import { expect, test } from 'vitest';
import { winProbability } from './win-probability.ts';

test('A ratio is scaled to 120 units', () => {
  expect(winProbability({ home: 1, away: 1 })).toEqual({ home: 60, draw: 0, away: 60 });
  expect(winProbability({ home: 1, draw: 1, away: 1 })).toEqual({ home: 40, draw: 40, away: 40 });
  expect(winProbability({ home: 0.5, draw: 0.3, away: 0.2 })).toEqual({
    home: 60,
    draw: 36,
    away: 24,
  });
});

test('The shares fill the bar exactly, whatever the ratio', () => {
  for (let home = 0; home <= 13; home += 1)
    for (let draw = 0; draw <= 7; draw += 1) {
      const shares = winProbability({ home, draw, away: 7 })!;
      expect(shares.home + shares.draw + shares.away).toBe(120);
    }
});

test('Without a ratio there is no bar', () => {
  expect(winProbability({ home: 0, away: 0 })).toBeNull();
  expect(winProbability({ home: -1, away: 2 })).toBeNull();
  expect(winProbability({ home: Number.NaN, away: 1 })).toBeNull();
  expect(winProbability({ home: Number.POSITIVE_INFINITY, away: 1 })).toBeNull();
});
