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

it('tells no scorer of a score that was corrected by hand, nor of one that its source tells again', () => {
  const fixed = (home: number, away: number) => {
    const { id, state } = at(home, away);
    return { id, state: { ...state, fixed: ['score'] } } as BoardMatch;
  };
  expect(heard(at(0, 0), fixed(1, 0))).toEqual([null]);
  expect(heard(fixed(0, 0), at(1, 0))).toEqual([null]);
});

it('is silent about other matches, and when nothing changed', () => {
  expect(heard(at(0, 0), at(1, 0), [])).toEqual([]);
  expect(heard(at(1, 0), at(1, 0))).toEqual([]);
  expect(heard(match(7, null), at(0, 0))).toEqual([]);
});
