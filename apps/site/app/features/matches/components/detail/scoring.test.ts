import { sidesOf } from '@xiongmao/api/catalogue/sides';
import { sports } from '@xiongmao/api/catalogue/sports';
import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { isKeyMoment, summaryOf } from './incidents/key-moments.ts';
import { gainsOf, gameScores, topScorers } from './scoring.ts';

function incident(order: number, given: Partial<Incident> = {}): Incident {
  return {
    key: `${order}`,
    order,
    period: 'q1',
    minute: null,
    added: null,
    seconds: null,
    kind: 'twoPoints',
    side: 'home',
    playerId: null,
    player: null,
    other: null,
    score: null,
    text: null,
    x: null,
    y: null,
    state: 'current',
    reason: null,
    at: null,
    ...given,
  };
}
const at = (home: number, away: number) => ({ score: { home, away } });

describe('what an entry brought', () => {
  it('is told by the score before it, not by the score beside it', () => {
    const entries = [
      incident(1, at(2, 0)),
      incident(2, { kind: 'rebound', ...at(2, 0) }),
      incident(3, { side: 'away', ...at(2, 3) }),
    ];
    expect([...gainsOf(entries)]).toEqual([
      ['1', 2],
      ['3', 3],
    ]);
  });

  it('is not built on what was withdrawn', () => {
    const entries = [incident(1, { state: 'withdrawn', ...at(3, 0) }), incident(2, at(2, 0))];
    expect([...gainsOf(entries)]).toEqual([
      ['1', 3],
      ['2', 2],
    ]);
  });
});

describe('the top scorers', () => {
  it('are told for each side, in the order in which its league names them', () => {
    const entries = [
      incident(1, { player: 'Ann', ...at(2, 0) }),
      incident(2, { player: 'Bea', side: 'away', ...at(2, 3) }),
      incident(3, { player: 'Cil', ...at(4, 3) }),
      incident(4, { player: 'Ann', ...at(5, 3) }),
      incident(5, { player: 'Cil', state: 'withdrawn', ...at(8, 3) }),
    ];
    const home = { side: 'home', player: 'Ann', points: 3 };
    const away = { side: 'away', player: 'Bea', points: 3 };
    expect(topScorers(entries, gainsOf(entries), sidesOf(202))).toEqual([home, away]);
    expect(topScorers(entries, gainsOf(entries), sidesOf(201))).toEqual([away, home]);
  });
});

describe('the entries that sum up a period', () => {
  const kinds = (entries: Incident[]) =>
    summaryOf(entries, gainsOf(entries), sports.basketball).map(({ kind }) => kind);

  it('are those that scored, and what one tells anyway', () => {
    const entries = [
      incident(0, { kind: 'periodStart' }),
      incident(1, at(2, 0)),
      incident(2, { kind: 'shotMissed', ...at(2, 0) }),
      incident(3, { kind: 'ejection' }),
    ];
    expect(kinds(entries)).toEqual(['twoPoints', 'ejection']);
  });

  it('are the ends of games where games are played inside a set', () => {
    const game = (order: number) => incident(order, { kind: 'gameEnd' });
    const last = incident(4, { kind: 'periodEnd' });
    expect(kinds([incident(1, { kind: 'point' }), game(2), game(3), last])).toEqual([
      'gameEnd',
      'gameEnd',
      'periodEnd',
    ]);
  });
});

it('a run is a key moment, a basket is not, a basket taken back is', () => {
  const told = (given: Partial<Incident>) => {
    const entry = incident(1, { ...at(2, 0), ...given });
    return isKeyMoment(entry, gainsOf([entry]), sports.basketball);
  };
  expect(told({ kind: 'run' })).toBe(true);
  expect(told({ kind: 'twoPoints' })).toBe(false);
  expect(told({ kind: 'twoPoints', state: 'withdrawn' })).toBe(true);
});

it('a dragon is a key moment, a planted bomb is not', () => {
  const objective = incident(1, { kind: 'objective' });
  expect(isKeyMoment(objective, new Map(), sports.mobaBestOf)).toBe(true);
  expect(isKeyMoment(objective, new Map(), sports.roundsBestOf)).toBe(false);
});

it('a change of players is a key moment in soccer alone', () => {
  const change = incident(1, { kind: 'substitution' });
  expect(isKeyMoment(change, new Map(), sports.soccer)).toBe(false);
  expect(isKeyMoment({ ...change, minute: 55 }, new Map(), sports.soccer)).toBe(true);
});

it('games of a set are counted, a single end of a game is none of a set', () => {
  const end = (order: number, side: 'home' | 'away') => incident(order, { kind: 'gameEnd', side });
  expect([...gameScores([end(1, 'home'), end(2, 'away'), end(3, 'home')]).values()]).toEqual([
    { home: 1, away: 0 },
    { home: 1, away: 1 },
    { home: 2, away: 1 },
  ]);
  expect(gameScores([end(1, 'home')]).size).toBe(0);
  const last = incident(2, { kind: 'periodEnd', side: 'away' });
  expect(gameScores([end(1, 'home'), last]).get('2')).toEqual({ home: 1, away: 1 });
});
