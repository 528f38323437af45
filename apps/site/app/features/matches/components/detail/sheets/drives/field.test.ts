import { describe, expect, it } from 'vitest';
import { courseOf, type Drive } from './field.ts';

const drive = (changes: Partial<Drive>): Drive => ({
  ...{ key: 'drive1', side: 'home', downs: 3, yards: 10, seconds: 60, result: 'punt' },
  start: { period: 'q1', seconds: 900, spot: { side: 'home', yard: 20 } },
  end: { spot: { side: 'away', yard: 45 } },
  points: { home: 0, away: 0 },
  score: { home: 0, away: 0 },
  plays: [],
  ...changes,
});

describe('The course of a drive', () => {
  it('is measured from the goal line of the home side', () => {
    expect(courseOf(drive({}))).toEqual([20, 55]);
  });

  it('goes on to the goal line for a touchdown', () => {
    const scored = drive({ result: 'touchdown', points: { home: 7, away: 0 } });
    expect(courseOf(scored)).toEqual([20, 100]);
    expect(courseOf({ ...scored, side: 'away', points: { home: 0, away: 6 } })).toEqual([20, 0]);
  });

  it('stops where it was when the other side ran the ball back', () => {
    expect(courseOf(drive({ result: 'touchdown', points: { home: 0, away: 6 } }))).toEqual([
      20, 55,
    ]);
  });

  it('is not known where nobody tells its start', () => {
    const start = { period: 'q1', seconds: 900, spot: null };
    expect(courseOf(drive({ start }))).toBeNull();
  });
});
