import type { ShownState } from '@xiongmao/api/matches/shapes';
import { expect, it } from 'vitest';
import { resultFor } from './form-of.ts';

const match = (winner: ShownState['winner']) => ({ homeId: 1, awayId: 2, state: { winner } });

it('tells how a match ended for either side', () => {
  expect([1, 2].map((team) => resultFor(team, match('home')))).toEqual(['win', 'loss']);
  expect([1, 2].map((team) => resultFor(team, match('away')))).toEqual(['loss', 'win']);
  expect([1, 2].map((team) => resultFor(team, match('draw')))).toEqual(['draw', 'draw']);
});

it('claims nothing of a match without a winner, or of a team that was not in it', () => {
  expect(resultFor(1, match(null))).toBeNull();
  expect(resultFor(3, match('home'))).toBeNull();
});

it('counts nothing whose result contradicts itself, and says so', () => {
  const { state, ...sides } = match('home');
  const disputed = (...fields: ('score' | 'statistics')[]) =>
    resultFor(1, { ...sides, state: { ...state, disputed: fields } });
  expect(disputed('score')).toBe('disputed');
  expect(disputed('statistics')).toBe('win');
});
