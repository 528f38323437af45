import { sports } from '@xiongmao/api/catalogue/sports';
import type { Incident, PeriodScore, ShownState } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { runningScores } from './components/detail/incidents/cricket-scores.ts';
import { marginOf, totalOf } from './cricket.ts';
import { scoreboard } from './scoreboard.ts';

const innings = (number: number, home: number, away: number, wickets?: number): PeriodScore => ({
  key: `innings${number}`,
  home,
  away,
  ...(wickets !== undefined && { wickets }),
});
const column = (key: string, home: string, away: string) => ({ key, home, away });

/** The fourth innings of a match of two days. */
const chase = {
  status: 'live',
  phase: 'innings4',
  score: { home: 327, away: 121 },
  periods: [
    innings(1, 162, 0, 10),
    innings(2, 0, 120, 8),
    innings(3, 165, 0, 6),
    innings(4, 0, 1, 0),
  ],
  columns: [
    column('wickets', '6', '0'),
    column('overs', '45.0', '1.0'),
    column('batting', '', '1'),
    column('target', '', '208'),
  ],
  winner: null,
  note: null,
} satisfies Partial<ShownState> as unknown as ShownState;

describe('a match of two innings a side', () => {
  it('shows each innings with its own wickets, and the overs of who bats', () => {
    expect([totalOf(chase, 'home'), totalOf(chase, 'away')]).toEqual([
      '162 & 165/6',
      '120/8 & 1/0',
    ]);
    const board = scoreboard(chase, sports.cricket);
    expect(board.compact).toMatchObject([{ key: 'overs', home: '', away: '1.0' }]);
    expect(board.columns.map(({ home, away }) => home || away)).toEqual([
      '162',
      '120/8',
      '165/6',
      '1/0',
    ]);
  });

  it('marks an innings that was declared, and one that ended with fewer wickets', () => {
    const periods = [
      innings(1, 162, 0, 9),
      { ...innings(2, 0, 120, 8), closed: 'declared' as const },
      ...chase.periods.slice(2),
    ];
    periods[0] = { ...periods[0]!, closed: 'allOut' };
    expect([
      totalOf({ ...chase, periods }, 'home'),
      totalOf({ ...chase, periods }, 'away'),
    ]).toEqual(['162 & 165/6', '120/8d & 1/0']);
  });

  it('has runs alone of an innings whose wickets nobody told', () => {
    const periods = chase.periods.map(({ wickets, ...period }) => period);
    expect(totalOf({ ...chase, periods }, 'away')).toBe('120 & 1/0');
  });

  it('tells what is needed to win, and who leads before there is a target', () => {
    expect(marginOf(chase)).toEqual({ side: 'away', by: 'needs', n: 207 });
    const third = {
      ...chase,
      phase: 'innings3',
      score: { home: 262, away: 120 },
      periods: [...chase.periods.slice(0, 2), innings(3, 100, 0, 2)],
      columns: [column('batting', '1', '')],
    };
    expect(marginOf(third)).toEqual({ side: 'home', by: 'leads', n: 142 });
  });
});

describe('a match that is over was won', () => {
  const over = (winner: 'home' | 'away' | 'draw', periods: PeriodScore[]) => {
    const sum = (side: 'home' | 'away') => periods.reduce((all, period) => all + period[side], 0);
    const score = { home: sum('home'), away: sum('away') };
    return marginOf({
      ...chase,
      status: 'ended',
      phase: null,
      columns: [],
      winner,
      periods,
      score,
    });
  };

  it('by the wickets that were left, where who won batted last', () => {
    expect(over('away', [innings(1, 159, 0, 7), innings(2, 0, 160, 4)])).toEqual({
      side: 'away',
      by: 'wickets',
      n: 6,
    });
    expect(over('away', [innings(1, 159, 0), innings(2, 0, 160)])).toBeNull();
  });

  it('by runs, or an innings and runs', () => {
    expect(over('home', [innings(1, 159, 0), innings(2, 0, 136)])).toMatchObject({
      by: 'runs',
      n: 23,
    });
    const twice = [innings(1, 0, 100), innings(2, 300, 0), innings(3, 0, 150)];
    expect(over('home', twice)).toMatchObject({ side: 'home', by: 'innings', n: 50 });
  });

  it('by nobody when it is drawn, or decided otherwise', () => {
    expect(over('draw', [innings(1, 159, 0), innings(2, 0, 136)])).toBeNull();
    expect(over('away', [innings(1, 159, 0), innings(2, 0, 136)])).toBeNull();
  });
});

it('at each entry stands the score of the innings, with the wickets that fell', () => {
  const entry = (key: string, kind: string, home: number, more: object = {}) =>
    ({
      key,
      kind,
      side: 'home',
      period: 'innings3',
      score: { home, away: 120 },
      ...more,
    }) as Incident;
  const entries = [
    entry('a', 'run', 166),
    entry('b', 'wicket', 166),
    entry('c', 'wicket', 170, { state: 'withdrawn' }),
    entry('d', 'run', 176),
    entry('e', 'run', 30, { period: 'innings1' }),
  ];
  expect(Object.fromEntries(runningScores(entries, chase))).toEqual({
    a: '4/0',
    b: '4/1',
    d: '14/1',
    e: '30/0',
  });
});
