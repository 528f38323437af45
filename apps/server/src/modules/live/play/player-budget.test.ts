import { expect, test, vi } from 'vitest';
import { createPlayerBudget } from './player-budget.ts';

test('All who play are looked through once a minute, however many there are', () => {
  const budget = createPlayerBudget();
  const tidy = vi.spyOn(budget, 'tidy');
  const play = (nth: number, now: number) =>
    budget.admits({ watcher: `w${nth}`, address: null, lease: `l${nth}`, now: new Date(now) });
  for (let nth = 0; nth < 21_000; nth++) expect(play(nth, 1_000_000 + nth)).toBe(true);
  expect(tidy).toHaveBeenCalledTimes(1);
  play(0, 1_060_000);
  expect(tidy).toHaveBeenCalledTimes(2);
});
