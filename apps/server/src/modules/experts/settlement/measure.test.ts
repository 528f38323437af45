import type { PlanResult } from '@xiongmao/api/experts/rules';
import { describe, expect, test } from 'vitest';
import { lowerBound, measure } from './measure.ts';

const at = (odds: number, ...results: PlanResult[]) =>
  results.map((result) => ({ result, odds, playType: 'winner' as const }));

describe('A record', () => {
  test('counts wins over a sample without the void ones', () => {
    const record = measure(at(2, 'hit', 'void', 'miss', 'halfWon', 'halfLost'));
    expect(record).toMatchObject({ counted: 4, won: 2, accuracy: 0.5 });
  });

  test('tells the streak up to now and the best ever; a void one does not end it', () => {
    const record = measure(at(2, 'hit', 'hit', 'hit', 'miss', 'hit', 'void', 'halfWon'));
    expect(record).toMatchObject({ streak: 2, bestStreak: 3 });
  });

  test('takes no odds from the expert beyond those of the market', () => {
    const [won] = at(100, 'hit');
    expect(measure([won!]).yield).toBe(14);
    expect(measure([{ ...won!, playType: 'handicap' }]).yield).toBe(4);
  });

  test('tells the yield for a unit staked, halves by half', () => {
    expect(measure(at(2, 'hit', 'miss')).yield).toBe(0);
    expect(measure(at(3, 'halfWon', 'halfLost')).yield).toBe(0.25);
  });

  test('tells the newest ten first', () => {
    const record = measure(at(2, ...Array<PlanResult>(11).fill('hit'), 'miss'));
    expect(record.recent).toHaveLength(10);
    expect(record.recent[0]).toBe('miss');
  });

  test('of nothing is nothing', () => {
    expect(measure([])).toMatchObject({ counted: 0, accuracy: null, yield: null, bound: 0 });
  });
});

test('Three lucky plans are worth less than a long good record', () => {
  expect(lowerBound(3, 3)).toBeLessThan(lowerBound(18, 30));
  expect(lowerBound(60, 100)).toBeGreaterThan(lowerBound(6, 10));
});
