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

const now = new Date(1_000_000);

test('Guests of one host have fifty pages, those of one network two hundred, and of another theirs', () => {
  const budget = createPlayerBudget();
  const play = (nth: number, address: string) =>
    budget.admits({ watcher: `guest ${address} ${nth}`, address, lease: `l${nth}`, now });
  for (let nth = 0; nth < 50; nth++) expect(play(nth, '203.0.113.7')).toBe(true);
  expect(play(50, '203.0.113.7')).toBe(false);
  for (let nth = 50; nth < 200; nth++) {
    expect(play(nth, `203.0.113.${10 + Math.floor(nth / 50)}`)).toBe(true);
  }
  expect(play(200, '203.0.113.20')).toBe(false);
  // A page that plays goes on.
  expect(play(7, '203.0.113.7')).toBe(true);
  expect(play(201, '198.51.100.9')).toBe(true);
});

test('One watcher has eight pages, wherever they are', () => {
  const budget = createPlayerBudget();
  const play = (nth: number) =>
    budget.admits({ watcher: 'w', address: `203.0.${nth}.7`, lease: `l${nth}`, now });
  for (let nth = 0; nth < 8; nth++) expect(play(nth)).toBe(true);
  expect(play(8)).toBe(false);
});
