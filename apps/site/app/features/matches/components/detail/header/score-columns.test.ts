import { type Sport, sports } from '@xiongmao/api/catalogue/sports';
import type { ShownState } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { scoreboard } from '../../../scoreboard.ts';
import { scoreColumns } from './score-columns.ts';

function columnsOf(sport: Sport, state: Partial<ShownState>) {
  const board = scoreboard(
    {
      status: 'live',
      phase: null,
      score: { home: 1, away: 0 },
      periods: [],
      columns: [],
      winner: null,
      ...state,
    },
    sport,
  );
  return scoreColumns(board, sport).map(({ key, home }) => `${key}:${home}`);
}

describe('the columns of the score table', () => {
  it('are all there from the start where their number is fixed', () => {
    const periods = [{ key: 'q1', home: 20, away: 30 }];
    expect(columnsOf(sports.basketball, { periods })).toEqual(['q1:20', 'q2:', 'q3:', 'q4:']);
  });

  it('go on with overtime and what the sport adds', () => {
    const overtime = [{ key: 'ot1', home: 8, away: 5 }];
    expect(columnsOf(sports.basketball, { periods: overtime }).at(-1)).toBe('ot1:8');
    const columns = [{ key: 'hits', home: '7', away: '5' }];
    expect(columnsOf(sports.baseball, { columns }).slice(-2)).toEqual(['inning9:', 'hits:7']);
  });

  it('are those that were played where their number is open', () => {
    const periods = [{ key: 'set1', home: 6, away: 4 }];
    expect(columnsOf(sports.tennis, { periods })).toEqual(['set1:6']);
  });

  it('are none in soccer: the halves stand under the score', () => {
    expect(columnsOf(sports.soccer, { periods: [{ key: 'h1', home: 1, away: 0 }] })).toEqual([]);
  });
});
