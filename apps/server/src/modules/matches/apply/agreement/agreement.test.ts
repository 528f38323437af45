import { sports } from '@xiongmao/api/catalogue/sports';
import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { noRuns, Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import { describe, expect, test } from 'vitest';
import { contradictionsIn } from './agreement.ts';
import type { Entry, Known } from './known.ts';

const soccer: Known = {
  status: 'ended',
  phase: null,
  score: { home: 2, away: 1 },
  periods: [
    { key: 'h1', home: 1, away: 1 },
    { key: 'h2', home: 1, away: 0 },
  ],
  winner: 'home',
  note: null,
  isEarly: false,
  entries: [],
  statistics: [],
  sheet: [],
  lobby: null,
  scorecard: null,
  drive: null,
  faults: 0,
};
const blankCard: ScorecardSheet = {
  ...{ kind: 'scorecard', format: 'T20', limit: 20, ballsPerOver: 6, toss: null, result: null },
  officials: { umpires: [], tvUmpires: [], reserveUmpires: [], matchReferees: [] },
  ...{ playersOfMatch: [], bowlOut: [], parts: [] },
};
const goal = (key: string, home: number, away: number, rest: Partial<Entry> = {}): Entry => ({
  key,
  period: 'h2',
  kind: 'goal',
  side: 'home',
  score: { home, away },
  ...rest,
});
const fields = (known: Partial<Known>, sport: keyof typeof sports = 'soccer') =>
  [
    ...new Set(contradictionsIn({ ...soccer, ...known }, sports[sport]).map(({ field }) => field)),
  ].sort();

describe('A game inside a match', () => {
  const entry = (key: string, kind: string, side: 'home' | 'away', period = 'game1'): Entry => {
    return { key, kind, side, period, score: null };
  };
  const game = (inner: { home: number; away: number }): Partial<Known> => ({
    score: { home: 1, away: 0 },
    periods: [{ key: 'game1', winner: 'home', ...inner }],
  });
  const kills = [entry('1', 'kill', 'home'), entry('2', 'kill', 'away')];

  test('may have more kills than its timeline, and never fewer', () => {
    const known = { ...game({ home: 2, away: 1 }), entries: kills };
    expect(fields(known, 'mobaBestOf')).toEqual([]);
    const more = { ...game({ home: 1, away: 0 }), entries: kills };
    expect(fields(more, 'mobaBestOf')).toEqual(['timeline']);
  });

  test('has as many rounds as its timeline at least, whatever its kills', () => {
    const entries = [entry('r1', 'round', 'home'), ...kills];
    expect(fields({ ...game({ home: 1, away: 0 }), entries }, 'roundsBestOf')).toEqual([]);
    const other = [...entries, entry('r2', 'round', 'away')];
    expect(fields({ ...game({ home: 1, away: 0 }), entries: other }, 'roundsBestOf')).toEqual([
      'timeline',
    ]);
  });
});

describe('A match agrees with itself', () => {
  test('when all parts say the same', () => {
    const entries = [
      goal('1', 1, 0, { period: 'h1' }),
      goal('2', 1, 1, { period: 'h1', side: 'away' }),
      goal('3', 2, 1),
    ];
    const statistics = [{ period: 'all', key: 'goals', home: 2, away: 1 }];
    expect(fields({ entries, statistics })).toEqual([]);
  });

  test('when parts are missing: gaps are no contradictions', () => {
    expect(fields({ periods: [], winner: null })).toEqual([]);
    expect(fields({ periods: [{ key: 'h1', home: 1, away: 1 }] })).toEqual([]);
    expect(fields({ entries: [goal('1', 1, 0, { period: 'h1' })] })).toEqual([]);
    expect(fields({ score: null, winner: null })).toEqual([]);
  });

  test('when a shoot-out decides, and its goals are not in the score', () => {
    const periods = [...soccer.periods, { key: 'pen', home: 3, away: 4 }];
    expect(fields({ periods, winner: 'away' })).toEqual([]);
    expect(fields({ periods, winner: 'home' })).toEqual(['winner']);
  });

  test('when it is decided off the field, or by retirement', () => {
    expect(fields({ status: 'awarded', score: { home: 0, away: 3 }, winner: 'away' })).toEqual([]);
    const retired = { score: { home: 1, away: 0 }, winner: 'away', note: 'retired' } as const;
    const sets = [
      { key: 'set1', home: 6, away: 3 },
      { key: 'set2', home: 1, away: 2 },
    ];
    expect(fields({ ...retired, periods: sets }, 'tennis')).toEqual([]);
  });

  test('in play, while one message is ahead of another', () => {
    const live = { status: 'live', phase: 'h2', winner: null } as const;
    const periods = [{ key: 'h1', home: 1, away: 1 }];
    expect(fields({ ...live, periods, entries: [goal('1', 3, 1)] })).toEqual([]);
    expect(fields({ ...live, periods, entries: [goal('1', 1, 1)] })).toEqual([]);
  });
});

describe('In dispute are', () => {
  test('score and periods that do not add up, with nothing else to tell which is wrong', () => {
    expect(fields({ score: { home: 3, away: 1 } })).toEqual(['periods', 'score']);
  });

  test('the periods alone where the timeline has the score', () => {
    const entries = [goal('1', 1, 0), goal('2', 2, 0), goal('3', 2, 1, { side: 'away' })];
    const periods = [
      { key: 'h1', home: 0, away: 1 },
      { key: 'h2', home: 3, away: 0 },
    ];
    expect(fields({ entries, periods })).toEqual(['periods']);
  });

  test('the periods where they have a goal earlier than a timeline that lacks none', () => {
    const entries = [goal('1', 1, 0, { period: 'h2' })];
    const periods = [
      { key: 'h1', home: 1, away: 0 },
      { key: 'h2', home: 0, away: 0 },
    ];
    const score = { home: 1, away: 0 };
    expect(fields({ score, entries, periods })).toEqual(['periods']);
    const right = [periods[1]!, periods[0]!].map((period, index) => ({
      ...period,
      key: `h${index + 1}`,
    }));
    expect(fields({ score, entries, periods: right })).toEqual([]);
    const unknown = [{ ...goal('1', 1, 0), period: null }];
    expect(fields({ score, entries: unknown, periods })).toEqual([]);
  });

  test('timeline and score of swapped sides, whatever the periods say: they came with the score', () => {
    const entries = [goal('1', 1, 0), goal('2', 1, 1), goal('3', 1, 2, { side: 'away' })];
    expect(fields({ entries })).toEqual(['periods', 'score', 'timeline']);
    const live = { status: 'live', phase: 'h2', winner: null } as const;
    expect(fields({ ...live, entries })).toEqual(['score', 'timeline']);
  });

  test('a timeline that goes beyond the score of a match that was broken off', () => {
    const brokenOff = {
      status: 'abandoned',
      winner: null,
      score: { home: 1, away: 0 },
      periods: [],
    } as const;
    expect(fields({ ...brokenOff, entries: [goal('1', 1, 0)] })).toEqual([]);
    const entries = [goal('1', 1, 0), goal('2', 1, 1, { side: 'away' })];
    expect(fields({ ...brokenOff, entries })).toEqual(['score', 'timeline']);
  });

  test('goals without a score that are more than the score has', () => {
    const entries = ['1', '2', '3'].map((key) => ({ ...goal(key, 0, 0), score: null }));
    expect(fields({ entries })).toEqual(['score', 'timeline']);
  });

  test('a winner who has fewer', () => {
    expect(fields({ winner: 'away' })).toEqual(['winner']);
    expect(fields({ winner: 'draw' })).toEqual(['winner']);
  });

  test('a timeline in which a score falls, or rises for the other side', () => {
    expect(fields({ entries: [goal('1', 2, 0), goal('2', 1, 1), goal('3', 2, 1)] })).toContain(
      'timeline',
    );
    expect(fields({ entries: [goal('1', 0, 1)] })).toEqual(['timeline']);
  });

  test('statistics that are not the score, or are not possible', () => {
    const figure = (key: string, home: number, away: number) => ({
      period: 'all',
      key,
      home,
      away,
    });
    expect(fields({ statistics: [figure('goals', 1, 1)] })).toEqual(['score', 'statistics']);
    expect(fields({ statistics: [figure('shots', 3, 3), figure('shotsOnTarget', 4, 1)] })).toEqual([
      'statistics',
    ]);
    expect(fields({ statistics: [figure('possession', 70, 60)] })).toEqual(['statistics']);
  });

  test('fewer shots on target than goals, own goals apart', () => {
    const statistics = [{ period: 'all', key: 'shotsOnTarget', home: 1, away: 1 }];
    const entries = [
      goal('1', 1, 0, { period: 'h1', kind: 'penaltyGoal' }),
      goal('2', 1, 1, { period: 'h1', side: 'away' }),
      goal('3', 2, 1),
    ];
    expect(fields({ entries, statistics })).toEqual(['statistics']);
    const own = entries.map((entry) => (entry.key === '3' ? { ...entry, kind: 'ownGoal' } : entry));
    expect(fields({ entries: own, statistics })).toEqual([]);
  });

  test('sets that were won by other sides than the score says', () => {
    const sets = ['set1', 'set2'].map((key) => ({ key, home: 6, away: 3 }));
    const tennis = { score: { home: 2, away: 0 }, periods: sets };
    expect(fields(tennis, 'tennis')).toEqual([]);
    const turned = { ...tennis, score: { home: 0, away: 2 }, winner: 'away' } as const;
    expect(fields(turned, 'tennis')).toEqual(['periods', 'score']);
    const lost = sets.map((set) => ({ ...set, winner: 'away' }) as const);
    expect(fields({ ...turned, periods: lost }, 'tennis')).toEqual(['periods']);
  });

  test('more sets than are needed, and sets and maps that can not end so', () => {
    const set = (key: string, home: number, away: number) => ({ key, home, away });
    const volleyball = {
      periods: [set('set1', 25, 99)],
      score: { home: 0, away: 5 },
      winner: 'away',
    } as const;
    expect(fields(volleyball, 'volleyball')).toEqual(['periods', 'score']);
    const close = [set('set1', 33, 31), set('set2', 25, 20), set('set3', 25, 23)];
    expect(fields({ periods: close, score: { home: 3, away: 0 } }, 'volleyball')).toEqual([]);
    const map = (home: number, away: number) => ({
      ...{ periods: [{ ...set('game1', home, away), winner: 'home' as const }] },
      score: { home: 1, away: 0 },
    });
    expect(fields(map(99, 8), 'roundsBestOf')).toEqual(['periods']);
    for (const [home, away] of [
      [16, 8],
      [19, 15],
      [22, 20],
    ] as const) {
      expect(fields(map(home, away), 'roundsBestOf')).toEqual([]);
    }
  });

  test('points of rallies that are not those of the sets', () => {
    const periods = [
      { key: 'set1', home: 21, away: 10 },
      { key: 'set2', home: 21, away: 15 },
    ];
    const told = (home: number): Partial<Known> => ({
      ...{ periods, score: { home: 2, away: 0 } },
      statistics: [{ period: 'all', key: 'pointsWon', home, away: 25 }],
    });
    expect(fields(told(42), 'badminton')).toEqual([]);
    expect(fields(told(41), 'badminton')).toEqual(['statistics']);
  });

  test('a score before the start', () => {
    expect(fields({ status: 'notStarted', periods: [], winner: null })).toEqual(['status']);
  });

  test('when a sheet leaves a set where its score says', () => {
    const tennis = {
      score: { home: 1, away: 0 },
      periods: [{ key: 'set1', home: 6, away: 4 }],
      sheet: [{ key: 'set1', home: 6, away: 4 }],
    };
    expect(fields(tennis, 'tennis')).toEqual([]);
    const sheet = [{ key: 'set1', home: 5, away: 4 }];
    expect(fields({ ...tennis, sheet }, 'tennis')).toEqual(['timeline']);
    expect(fields({ ...tennis, sheet, status: 'live', winner: null }, 'tennis')).toEqual([]);
  });
});

describe('A lobby agrees with itself', () => {
  type Result = [placement: number | null, kills: number, alive: number | null];
  /** Three teams of two, one round. */
  const rulesBroken = (...results: Result[]) =>
    contradictionsIn(
      {
        ...soccer,
        score: null,
        periods: [],
        winner: null,
        lobby: {
          rounds: 1,
          teamSize: 2,
          played: [
            {
              key: 'game1',
              map: null,
              results: results.map(([placement, kills, alive], index) => {
                return { teamId: index, placement, kills, alive };
              }),
            },
          ],
        },
      },
      sports.battleRoyale,
    ).map(({ field, rule }) => `${field}: ${rule}`);

  test('when each team has a place of its own, and nobody was killed twice', () => {
    expect(rulesBroken([1, 3, 1], [2, 2, 0], [3, 0, 0])).toEqual([]);
    expect(rulesBroken([null, 1, 2], [null, 0, 2], [3, 1, 0])).toEqual([]);
    expect(rulesBroken([null, 0, null], [null, 0, null])).toEqual([]);
  });

  test('and not when two teams have won', () => {
    expect(rulesBroken([1, 0, 1], [1, 0, 1], [3, 0, 0])).toEqual([
      'periods: two teams in one place',
    ]);
  });

  test('and not with a place beyond the last', () => {
    expect(rulesBroken([1, 0, 1], [4, 0, 0], [2, 0, 0])).toEqual([
      'periods: a place beyond the last',
    ]);
  });

  test('and not with more kills than players are out', () => {
    expect(rulesBroken([null, 1, 2], [null, 0, 2], [null, 0, 2])).toEqual([
      'periods: more kills than players out',
    ]);
    expect(rulesBroken([1, 6, null], [2, 0, null], [3, 0, null])).toEqual([
      'periods: more kills than players out',
    ]);
    expect(rulesBroken([1, 5, null], [2, 0, null], [3, 0, null])).toEqual([]);
  });
});

describe('A scorecard agrees with the score', () => {
  const scorer = new Scorer({
    ...{ key: 'innings1', period: 'innings1', side: 'home', ballsPerOver: 6 },
    ...{ squad: [], idOf: () => null },
  });
  scorer.begin(0);
  const who = { striker: 'A', partner: 'B', bowler: 'C' };
  scorer.ball({ ...noRuns, ...who, runs: 2, byes: 1, leaving: [] });
  scorer.close();
  const innings = scorer.part();
  const played = (part: Partial<typeof innings>, home = 3): Partial<Known> => ({
    score: { home, away: 0 },
    periods: [{ key: 'innings1', home, away: 0 }],
    scorecard: { ...blankCard, parts: [{ ...innings, ...part }] },
  });

  test('of its innings, when it is over', () => {
    expect(fields(played({}), 'cricket')).toEqual([]);
    expect(fields(played({}, 5), 'cricket')).toEqual(['sheet']);
    expect(fields({ ...played({}, 5), status: 'live', phase: 'innings1' }, 'cricket')).toEqual([]);
  });

  test('and its batting, bowling and wickets add up', () => {
    expect(fields(played({ extras: { ...innings.extras, byes: 0 } }), 'cricket')).toEqual([
      'sheet',
    ]);
    expect(fields(played({ wickets: 1 }), 'cricket')).toEqual(['sheet']);
    expect(fields(played({ batting: [], bowling: [], byOver: [] }), 'cricket')).toEqual([]);
  });
});

describe('The result of a cricket match agrees with its runs', () => {
  type Turn = [side: 'home' | 'away', runs: number, wickets?: number, target?: number];
  const innings = ([side, runs, wickets = 0, target]: Turn, key: string) => {
    const scorer = new Scorer({
      ...{ key, period: key.split('.')[0]!, side, ballsPerOver: 6 },
      ...{ squad: [], idOf: () => null },
      target: target === undefined ? null : { runs: target, overs: '20' },
    });
    return { ...scorer.part(), runs, wickets };
  };
  const faultsOf = (
    turns: Turn[],
    result: Partial<NonNullable<ScorecardSheet['result']>>,
    supers: Turn[] = [],
    sheet: Partial<ScorecardSheet> = {},
  ) => {
    const parts = [
      ...turns.map((turn, index) => innings(turn, `innings${index + 1}`)),
      ...supers.map((turn, index) => innings(turn, `superOver1.${index + 1}`)),
    ];
    const told = { kind: 'won', winner: null, by: null, n: null, method: null, ...result } as const;
    const known: Partial<Known> = {
      ...{ periods: [], score: null, winner: told.winner ?? 'draw' },
      scorecard: { ...blankCard, parts, result: told, ...sheet },
    };
    return contradictionsIn({ ...soccer, ...known }, sports.cricket).map(
      ({ field, rule }) => `${field}: ${rule}`,
    );
  };
  const defended: Turn[] = [
    ['home', 160, 7],
    ['away', 150, 9, 161],
  ];
  const chased: Turn[] = [
    ['home', 160, 7],
    ['away', 162, 4, 161],
  ];
  const level: Turn[] = [
    ['home', 160],
    ['away', 160],
  ];
  const byRuns = { winner: 'home', by: 'runs', n: 10 } as const;
  const byWickets = { winner: 'away', by: 'wickets', n: 6 } as const;
  const supers: Turn[] = [
    ['away', 11],
    ['home', 6],
  ];

  test('when the margin is what the innings leave', () => {
    expect(faultsOf(defended, byRuns)).toEqual([]);
    expect(faultsOf(chased, byWickets)).toEqual([]);
    expect(faultsOf(level, { kind: 'tied' })).toEqual([]);
    expect(faultsOf(level, { kind: 'tied', winner: 'away', by: 'superOver' }, supers)).toEqual([]);
    expect(faultsOf(level, { kind: 'tied', winner: 'home', by: 'bowlOut' })).toEqual([]);
    const test = [...level, ['home', 90, 10], ['away', 92, 4]] as Turn[];
    expect(faultsOf(test, { winner: 'away', by: 'wickets', n: 6 }, [], { limit: null })).toEqual(
      [],
    );
    const alone: Turn[] = [
      ['home', 400, 10],
      ['away', 150, 10],
      ['away', 200, 10],
    ];
    const innings = { winner: 'home', by: 'innings', n: 50 } as const;
    expect(faultsOf(alone, innings, [], { limit: null })).toEqual([]);
    expect(faultsOf([], { winner: 'home', by: 'award' })).toEqual([]);
  });

  test('where nothing but the runs decides it', () => {
    expect(faultsOf(defended, { ...byRuns, winner: 'away', method: 'D/L' })).toEqual([]);
    expect(faultsOf(defended.slice(0, 1), { ...byRuns, method: 'Awarded' })).toEqual([]);
  });

  test('and not with another winner, margin or target', () => {
    expect(faultsOf(defended, { ...byRuns, winner: 'away' })).toEqual(['winner: winner and score']);
    expect(faultsOf(defended, { ...byRuns, n: 11 })).toEqual(['winner: result and runs']);
    expect(faultsOf(chased, { ...byWickets, n: 7 })).toEqual(['winner: result and runs']);
    expect(faultsOf(chased, { ...byWickets, by: 'runs', n: 2 })).toEqual([
      'winner: result and runs',
    ]);
    expect(faultsOf([['home', 161], defended[1]!], { ...byRuns, n: 11 })).toEqual([
      'score: target and runs',
    ]);
  });

  test('and not where another has won the super over, or there was none', () => {
    const tied = { kind: 'tied', winner: 'home', by: 'superOver' } as const;
    expect(faultsOf(level, tied, supers)).toEqual(['winner: winner and score']);
    expect(faultsOf(level, tied)).toEqual(['winner: winner and score']);
    expect(faultsOf(level, { kind: 'tied' }, supers)).toEqual(['winner: winner and score']);
    expect(faultsOf(defended, { kind: 'tied' })).toEqual(['winner: winner and score']);
  });

  test('and not without one of its innings', () => {
    expect(faultsOf(chased.slice(1), byWickets)).toEqual(['score: an innings is missing']);
  });
});

describe('The possessions of American football', () => {
  const quarters = ['q1', 'q2', 'q3', 'q4'].map((key, index) => {
    return { key, home: index === 3 ? 6 : 7, away: 0 };
  });
  const after = (home: number, period: string): Partial<Known> => ({
    ...{ score: { home: 27, away: 0 }, periods: quarters, drive: { home, away: 0, period } },
  });

  test('come to the score', () => {
    expect(fields(after(27, 'q4'), 'americanFootball')).toEqual([]);
    expect(fields(after(20, 'q4'), 'americanFootball')).toEqual(['score', 'timeline']);
    expect(fields(after(34, 'q3'), 'americanFootball')).toEqual(['score', 'timeline']);
  });

  test('may break off: the score is not in dispute then', () => {
    expect(fields(after(20, 'q3'), 'americanFootball')).toEqual(['timeline']);
  });
});
