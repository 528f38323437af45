import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { scoringEntries, topScorers } from './scoring.ts';

function incident(order: number, given: Partial<Incident>): Incident {
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
    ...given,
  };
}

const chapter = (entries: Incident[]) => ({ period: 'q1', own: null, total: null, entries });
const kinds = (entries: Incident[]) => scoringEntries(chapter(entries)).map(({ kind }) => kind);

describe('the entries that sum up a period', () => {
  it('are those that scored, and what one tells anyway', () => {
    const scored = incident(1, { score: { home: 2, away: 0 } });
    const missed = incident(2, { kind: 'shotMissed' });
    const sentOff = incident(3, { kind: 'ejection' });
    const start = incident(0, { kind: 'periodStart', score: { home: 0, away: 0 } });
    expect(kinds([start, scored, missed, sentOff])).toEqual(['twoPoints', 'ejection']);
  });

  it('are the ends of games where games are played inside a set', () => {
    const point = incident(1, { kind: 'point', score: { home: 0, away: 0 } });
    const game = (order: number) => incident(order, { kind: 'gameEnd' });
    expect(kinds([point, game(2), game(3)])).toEqual(['gameEnd', 'gameEnd']);
  });
});

describe('the top scorers', () => {
  const at = (home: number, away: number) => ({ score: { home, away } });

  it('are told for each side, by what the score gained', () => {
    const entries = [
      incident(1, { player: 'Ann', ...at(12, 10) }),
      incident(2, { player: 'Bea', side: 'away', ...at(12, 13) }),
      incident(3, { player: 'Ann', ...at(13, 13) }),
      incident(4, { player: 'Cil', ...at(15, 13) }),
    ];
    expect(topScorers(entries, { home: 10, away: 10 })).toEqual([
      { side: 'home', player: 'Ann', points: 3 },
      { side: 'away', player: 'Bea', points: 3 },
    ]);
  });

  it('gain nothing from what was withdrawn', () => {
    const taken = incident(1, { player: 'Ann', state: 'withdrawn', ...at(3, 0) });
    const next = incident(2, { player: 'Cil', ...at(2, 0) });
    expect(topScorers([taken, next], { home: 0, away: 0 })).toEqual([
      { side: 'home', player: 'Cil', points: 2 },
    ]);
  });
});
