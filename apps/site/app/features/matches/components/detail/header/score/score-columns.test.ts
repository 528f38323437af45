import { type Sport, sports } from '@xiongmao/api/catalogue/sports';
import type { ShownState } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { scoreboard } from '../../../../scoreboard.ts';
import { scoreColumns } from './score-columns.ts';

function columnsOf(sport: Sport, state: Partial<ShownState>, regularPeriods?: number) {
  const open = { status: 'live', phase: null, score: { home: 1, away: 0 }, winner: null } as const;
  const board = scoreboard({ ...open, periods: [], columns: [], ...state }, sport);
  const isOver = state.status === 'ended';
  const { beforeTotal, afterTotal } = scoreColumns(board, sport, { isOver, regularPeriods });
  const text = [beforeTotal, afterTotal].map((columns) =>
    columns.map(({ key, home }) => `${key}:${home}`).join(' '),
  );
  return text.join(' | ');
}

describe('the columns of the score table', () => {
  it('are all there from the start where their number is fixed', () => {
    const periods = [{ key: 'q1', home: 20, away: 30 }];
    expect(columnsOf(sports.basketball, { periods })).toBe('q1:20 q2: q3: q4: | ');
  });

  it('are those that were played once it is over: a game of seven innings has no eighth', () => {
    const periods = Array.from({ length: 7 }, (_, index) => ({
      key: `inning${index + 1}`,
      home: index === 6 ? 0 : 1,
      away: 0,
    }));
    expect(columnsOf(sports.baseball, { periods })).toMatch(/inning7:0 inning8: inning9: \| $/);
    expect(columnsOf(sports.baseball, { periods, status: 'ended' })).toMatch(/inning7:0 \| $/);
  });

  it('are as many from the start as are planned, and go on with what is played beyond', () => {
    const innings = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        key: `inning${index + 1}`,
        home: 0,
        away: 0,
      }));
    expect(columnsOf(sports.baseball, { periods: innings(6) }, 7)).toMatch(/inning7: \| $/);
    expect(columnsOf(sports.baseball, { periods: innings(8) }, 7)).toMatch(/inning8:0 \| $/);
  });

  it('go on with overtime, and after the total with what the sport counts besides', () => {
    const overtime = [{ key: 'ot1', home: 8, away: 5 }];
    expect(columnsOf(sports.basketball, { periods: overtime })).toBe('q1: q2: q3: q4: ot1:8 | ');
    const columns = [{ key: 'hits', home: '7', away: '5' }];
    expect(columnsOf(sports.baseball, { columns })).toMatch(/inning9: \| hits:7$/);
  });

  it('are those that were played where their number is open', () => {
    const periods = [{ key: 'set1', home: 6, away: 4 }];
    const columns = [{ key: 'point', home: '40', away: '15' }];
    expect(columnsOf(sports.tennis, { periods, columns })).toBe('set1:6 point:40 | ');
  });

  it('are none in soccer: the halves stand under the score', () => {
    expect(columnsOf(sports.soccer, { periods: [{ key: 'h1', home: 1, away: 0 }] })).toBe(' | ');
  });
});
