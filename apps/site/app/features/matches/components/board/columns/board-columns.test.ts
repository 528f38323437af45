import { sports } from '@xiongmao/api/catalogue/sports';
import { describe, expect, it } from 'vitest';
import { boardColumns } from './board-columns.ts';

const match = (bestOf: number | null, ...keys: string[]) => ({
  bestOf,
  state: { periods: keys.map((key) => ({ key, home: 0, away: 0 })) },
});

describe('the columns of a wide list', () => {
  it('are there before their periods are played', () => {
    expect(boardColumns(sports.basketball, [match(null)])).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(boardColumns(sports.baseball, [match(null)])).toHaveLength(11);
    expect(boardColumns(sports.baseball, [match(null)]).slice(-2)).toEqual(['hits', 'errors']);
  });

  it('grow by overtimes, in order, for all matches of the league', () => {
    const matches = [match(null, 'q1'), match(null, 'ot1', 'q1', 'ot2')];
    expect(boardColumns(sports.basketball, matches).slice(4)).toEqual(['ot1', 'ot2']);
  });

  it('are as many as the longest match may have', () => {
    expect(boardColumns(sports.volleyball, [match(3), match(5)])).toHaveLength(5);
    expect(boardColumns(sports.roundsBestOf, [match(null)])).toEqual(['game1', 'game2', 'game3']);
    expect(boardColumns(sports.mobaBestOf, [match(1)])).toEqual(['game1']);
  });

  it('are no more than the innings that are planned', () => {
    const seven = { ...match(null), regularPeriods: 7 };
    expect(boardColumns(sports.baseball, [seven])).toHaveLength(9);
    expect(boardColumns(sports.baseball, [seven, match(null)])).toHaveLength(11);
    const longer = { ...match(null, 'inning8'), regularPeriods: 7 };
    expect(boardColumns(sports.baseball, [longer])[7]).toBe('inning8');
  });

  it('have room for what changes from point to point', () => {
    expect(boardColumns(sports.tennis, [match(3)])).toEqual(['set1', 'set2', 'set3', 'point']);
    expect(boardColumns(sports.cricket, [match(null, 'innings1')])).toEqual(['overs']);
  });

  it('show half time of soccer, and no frames of snooker', () => {
    expect(boardColumns(sports.soccer, [match(null, 'h1', 'h2', 'pen')])).toEqual(['h1']);
    expect(boardColumns(sports.snooker, [match(35, 'frame1')])).toEqual(['point']);
  });
});
