import { expect, test } from 'vitest';
import { Budget, Budgets } from './budgets.ts';

/** Moments as `performance.now()` tells them: fractions that don't add up to the last bit. */
const moments = Array.from({ length: 1_000 }, (_, index) => index * 987.654_321_1 + 0.1);

test.each([1, 3, 7, 40])(
  '%i credits are given at once, at whatever moment, and not one more',
  (most) => {
    for (const now of moments) {
      const credits = { most, perMs: 300_000 };
      const budget = new Budget(credits);
      const budgets = new Budgets(credits);
      const waits = Array.from({ length: most + 3 }, () => [
        budget.take(1, now),
        budgets.take('one', 1, now),
      ]);
      const given = waits.filter(([alone]) => alone === 0);
      expect(given).toHaveLength(most);
      expect(waits.filter(([, among]) => among === 0)).toHaveLength(most);
    }
  },
);

test('Who has taken all waits for one credit, and then has one', () => {
  for (const now of moments) {
    const budget = new Budget({ most: 3, perMs: 300_000 });
    for (let times = 0; times < 3; times++) budget.take(1, now);
    expect(budget.take(1, now + 99_999)).toBeCloseTo(1, 3);
    expect(budget.take(1, now + 100_000)).toBe(0);
    expect(budget.take(1, now + 100_000)).toBeGreaterThan(99_000);
  }
});
