import type { Prediction } from '@xiongmao/api/experts/shapes';
import { describe, expect, test } from 'vitest';
import { type Facts, judge } from './judge.ts';

const start = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
const soccer: Facts = {
  gameId: 202,
  status: 'ended',
  startsAt: start,
  score: { home: 2, away: 1 },
  periods: [
    { key: 'h1', home: 0, away: 1 },
    { key: 'h2', home: 2, away: 0 },
  ],
  disputed: [],
};
const bet = (given: Partial<Prediction>): Prediction => ({
  playType: 'winner',
  level: 'full',
  pick: 'home',
  line: null,
  odds: 2,
  ...given,
});
const resultOf = (prediction: Prediction, facts: Facts = soccer) =>
  judge(prediction, start, facts, later(3))?.result ?? null;

describe('A match in dispute', () => {
  const waits = (given: Partial<Prediction>, ...disputed: Facts['disputed']) =>
    resultOf(bet(given), { ...soccer, disputed }) === null;

  test('is not judged by what is contradicted, and by the rest it is', () => {
    expect(waits({}, 'score', 'timeline')).toBe(true);
    expect(waits({}, 'winner')).toBe(true);
    expect(waits({ playType: 'total', pick: 'over', line: 1.5 }, 'winner')).toBe(false);
    expect(waits({ level: 'half' }, 'periods')).toBe(true);
    expect(waits({ level: 'half' }, 'timeline', 'statistics')).toBe(false);
  });

  test('is not void either while its status is in dispute', () => {
    const facts = { ...soccer, status: 'cancelled', disputed: ['status'] } as const;
    expect(judge(bet({}), start, facts, later(60))).toBeNull();
  });
});

describe('A prediction', () => {
  test.each([
    ['home', 'hit'],
    ['draw', 'miss'],
    ['away', 'miss'],
  ])('that %s wins is a %s after 2–1', (pick, result) => {
    expect(resultOf(bet({ pick }))).toBe(result);
  });

  // 2–1: the home side by one.
  test.each([
    ['home', -0.5, 'hit'],
    ['home', -0.75, 'halfWon'],
    ['home', -1, 'void'],
    ['home', -1.25, 'halfLost'],
    ['home', -1.5, 'miss'],
    ['away', -0.75, 'halfLost'],
    ['away', -1, 'void'],
    ['away', -1.25, 'halfWon'],
    ['away', 0.25, 'miss'],
    ['home', 0.25, 'hit'],
  ])('of %s with a line of %d is a %s', (pick, line, result) => {
    expect(resultOf(bet({ playType: 'handicap', pick, line }))).toBe(result);
  });

  // Three goals.
  test.each([
    ['over', 2.5, 'hit'],
    ['over', 2.75, 'halfWon'],
    ['over', 3, 'void'],
    ['over', 3.25, 'halfLost'],
    ['over', 3.5, 'miss'],
    ['under', 2.75, 'halfLost'],
    ['under', 3.25, 'halfWon'],
  ])('of %s %d goals is a %s', (pick, line, result) => {
    expect(resultOf(bet({ playType: 'total', pick, line }))).toBe(result);
  });

  test('of the first half counts that half alone', () => {
    expect(resultOf(bet({ level: 'half', pick: 'away' }))).toBe('hit');
    const basketball = { ...soccer, gameId: 201, score: { home: 100, away: 99 } };
    const quarters = [20, 30, 10, 40].map((home, index) => ({
      key: `q${index + 1}`,
      home,
      away: 25,
    }));
    expect(resultOf(bet({ level: 'half' }), { ...basketball, periods: quarters })).toBe('miss');
  });

  test('of a football match counts regulation time, elsewhere overtime counts', () => {
    const longer = {
      ...soccer,
      score: { home: 3, away: 2 },
      periods: [
        { key: 'h1', home: 1, away: 1 },
        { key: 'h2', home: 1, away: 1 },
        { key: 'et1', home: 1, away: 0 },
      ],
    };
    expect(resultOf(bet({ pick: 'draw' }), longer)).toBe('hit');
    const basketball = { ...soccer, gameId: 201, periods: [{ key: 'ot1', home: 2, away: 1 }] };
    expect(resultOf(bet({ pick: 'home' }), basketball)).toBe('hit');
  });

  test('of the maps is right to the map', () => {
    const lol = { ...soccer, gameId: 1, score: { home: 2, away: 1 }, periods: [] };
    expect(resultOf(bet({ playType: 'maps', pick: '2-1' }), lol)).toBe('hit');
    expect(resultOf(bet({ playType: 'maps', pick: '2-0' }), lol)).toBe('miss');
  });

  test('of a map goes by who won it, whatever the kills', () => {
    const periods = [{ key: 'game1', home: 20, away: 9, winner: 'away' as const }];
    const lol = { ...soccer, gameId: 1, periods };
    expect(resultOf(bet({ level: 'part1', pick: 'away' }), lol)).toBe('hit');
    const kills = bet({ level: 'part1', playType: 'total', pick: 'over', line: 28.5 });
    expect(resultOf(kills, lol)).toBe('hit');
  });
});

describe('The published rules', () => {
  test.each(['cancelled', 'abandoned', 'awarded'] as const)(
    'make a match that was %s void',
    (status) => {
      expect(judge(bet({}), start, { ...soccer, status }, later(1))).toMatchObject({
        result: 'void',
        rule: status,
      });
    },
  );

  test('make a postponed match void after 48 hours, and wait until then', () => {
    const postponed = { ...soccer, status: 'postponed' as const, score: null };
    expect(judge(bet({}), start, postponed, later(47))).toBeNull();
    expect(judge(bet({}), start, postponed, later(49))).toMatchObject({ rule: 'postponed' });
  });

  test('make a match void that was played more than 48 hours late, and none before', () => {
    expect(judge(bet({}), start, { ...soccer, startsAt: later(49) }, later(52))?.result).toBe(
      'void',
    );
    expect(judge(bet({}), start, { ...soccer, startsAt: later(47) }, later(50))?.result).toBe(
      'hit',
    );
  });

  test('make what was not played, or is not known, void', () => {
    const lol = { ...soccer, gameId: 1, periods: [] };
    expect(judge(bet({ level: 'part3' }), start, lol, later(3))?.rule).toBe('notPlayed');
    const unknown = { ...soccer, periods: [] };
    expect(judge(bet({ level: 'half' }), start, unknown, later(3))?.rule).toBe('noScore');
  });

  test('say nothing while a match is played', () => {
    expect(judge(bet({}), start, { ...soccer, status: 'live' }, later(60))).toBeNull();
  });
});
