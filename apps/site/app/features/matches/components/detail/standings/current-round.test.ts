import type { Bracket, BracketTie } from '@xiongmao/api/matches/shapes';
import { expect, test } from 'vitest';
import { currentRound } from './current-round.ts';

const leg = (status: 'ended' | 'live' | 'notStarted') =>
  ({ status }) as unknown as BracketTie['legs'][number];
const tie = (winner: 'home' | null, ...legs: BracketTie['legs']) =>
  ({ winner, legs }) as unknown as BracketTie;
const over = tie('home', leg('ended'));
const next = tie(null, leg('notStarted'));
const open = tie(null);
const rounds = (...ties: BracketTie[][]) =>
  ties.map((each) => ({ ties: each })) as unknown as Bracket['rounds'];

test('A bracket opens at the round that is played', () => {
  expect(currentRound(rounds([over, next], [tie(null, leg('live'))], [open]))).toBe(1);
});

test('Before and between rounds it opens at the next one, and in the end at the final', () => {
  expect(currentRound(rounds([next, next], [open]))).toBe(0);
  expect(currentRound(rounds([over, over], [next], [open]))).toBe(1);
  expect(currentRound(rounds([over, over], [over]))).toBe(1);
  expect(currentRound(rounds([over, tie(null, leg('ended'))], [over], [open]))).toBe(2);
});
