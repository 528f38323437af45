import { sports } from '@xiongmao/api/catalogue/sports';
import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { chapters } from './chapters.ts';

function incident(order: number, given: Partial<Incident> = {}): Incident {
  return {
    key: `${order}`,
    order,
    period: 'h1',
    minute: order,
    added: null,
    seconds: null,
    kind: 'goal',
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

describe('the chapters of a match', () => {
  it('stand in order of play, with the score of each and the score after it', () => {
    const periods = [
      { key: 'pen', home: 4, away: 3 },
      { key: 'h2', home: 0, away: 1 },
      { key: 'h1', home: 1, away: 0 },
    ];
    const found = chapters(
      [incident(1), incident(60, { period: 'h2' })],
      { periods },
      sports.soccer,
    );
    expect(found.map(({ period, own, total }) => ({ period, own, total }))).toEqual([
      { period: 'h1', own: { home: 1, away: 0 }, total: { home: 1, away: 0 } },
      { period: 'h2', own: { home: 0, away: 1 }, total: { home: 1, away: 1 } },
      { period: 'pen', own: { home: 4, away: 3 }, total: null },
    ]);
    expect(found.map(({ entries }) => entries.length)).toEqual([1, 1, 0]);
  });

  it('count the games won where the match is a best of', () => {
    const periods = [
      { key: 'game1', home: 20, away: 11, winner: 'home' as const },
      { key: 'game2', home: 9, away: 4 },
    ];
    const totals = chapters([], { periods }, sports.mobaBestOf).map((chapter) => chapter.total);
    expect(totals).toEqual([
      { home: 1, away: 0 },
      { home: 1, away: 0 },
    ]);
  });

  it('keep an entry without a period where it came', () => {
    const list = [incident(0, { period: null }), incident(1), incident(2, { period: null })];
    const found = chapters(list, { periods: [] }, sports.soccer);
    expect(found.map(({ period, entries }) => [period, entries.length])).toEqual([
      [null, 1],
      ['h1', 2],
    ]);
  });
});
