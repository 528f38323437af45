import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { expect, it } from 'vitest';
import { changedScores } from './changed-scores.ts';

const match = (id: number, score: ScorePair | null) => ({ id, state: { score } }) as BoardMatch;
const at = (home: number, away: number) => match(7, { home, away });
const heard = (before: BoardMatch, now: BoardMatch, watched = [7]) =>
  changedScores([before], [now], new Set(watched)).map(({ scorer }) => scorer);

it('tells who has scored in a favourite', () => {
  expect(heard(at(0, 0), at(1, 0))).toEqual(['home']);
  expect(heard(at(1, 0), at(1, 1))).toEqual(['away']);
});

it('tells that a score was taken back', () => {
  expect(heard(at(2, 1), at(1, 1))).toEqual([null]);
});

it('is silent about other matches, and when nothing changed', () => {
  expect(heard(at(0, 0), at(1, 0), [])).toEqual([]);
  expect(heard(at(1, 0), at(1, 0))).toEqual([]);
  expect(heard(match(7, null), at(0, 0))).toEqual([]);
});
