import type { Board } from '@xiongmao/api/matches/shapes';
import { expect, test } from 'vitest';
import { withThoseWhoLeft } from './use-staying.ts';

function board(ids: number[]): Board {
  const matches = ids.map((id) => ({ id, leagueId: id, homeId: id, awayId: id }));
  const named = Object.fromEntries(ids.map((id) => [id, { id, name: `${id}` }]));
  return { version: 1, matches, leagues: named, teams: named } as unknown as Board;
}

test('A match that has left a list of live matches stays on it, with its names', () => {
  const shown = withThoseWhoLeft(board([1, 2]), board([2, 3]))!;
  expect(shown.matches.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(Object.keys(shown.teams)).toEqual(['1', '2', '3']);
});

test('Where none has left, the list is the one that came', () => {
  const now = board([1, 2]);
  expect(withThoseWhoLeft(board([1]), now)).toBe(now);
  expect(withThoseWhoLeft(undefined, now)).toBe(now);
});
