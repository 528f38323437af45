import { sports } from '@xiongmao/api/catalogue/sports';
import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { minuteOf, momentumBars } from './momentum.ts';

const minutes = [
  { period: 'h1', minute: 44, home: 0.2, away: 0.5 },
  { period: 'h1', minute: 45, home: 0.1, away: 0.9 },
  { period: 'h1', minute: 46, home: 0, away: 0 },
  { period: 'h2', minute: 1, home: 0.6, away: 0.1 },
];

function incident(given: Partial<Incident>): Incident {
  return {
    key: 'goal',
    order: 1,
    period: 'h1',
    minute: 45,
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

const marked = (given: Partial<Incident>) =>
  momentumBars(minutes, [incident(given)], sports.soccer).findIndex((bar) => bar.marks.length > 0);

describe('momentum bars', () => {
  it('are of minutes that tell added time from the next period', () => {
    const of = momentumBars(minutes, [], sports.soccer).map((bar) => minuteOf(bar, sports.soccer));
    expect(of).toEqual([
      { minute: 44, added: 0 },
      { minute: 45, added: 0 },
      { minute: 45, added: 1 },
      { minute: 46, added: 0 },
    ]);
  });

  it('tell where a period begins', () => {
    expect(momentumBars(minutes, [], sports.soccer).map((bar) => bar.opens)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('carry a goal in its minute', () => {
    expect(marked({ minute: 45 })).toBe(1);
  });

  it('keep a goal of added time in its own period', () => {
    expect(marked({ minute: 45, added: 1 })).toBe(2);
    expect(marked({ minute: 46, period: 'h2' })).toBe(3);
  });

  it('take the nearest minute when the measured ones end earlier', () => {
    expect(marked({ minute: 45, added: 6 })).toBe(2);
  });

  it('leave out withdrawn goals and what is neither goal nor dismissal', () => {
    expect(marked({ state: 'withdrawn' })).toBe(-1);
    expect(marked({ kind: 'yellowCard' })).toBe(-1);
    expect(marked({ kind: 'secondYellow' })).toBe(1);
  });
});
