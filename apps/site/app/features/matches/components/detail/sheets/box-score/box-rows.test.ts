import { describe, expect, it } from 'vitest';
import { type Batter, besidesOf, inningsText, totalOf } from './box-rows.ts';

const batter = (name: string, besides: Record<string, number>): Batter => ({
  ...{ playerId: name, name, order: 1, starter: true, positions: ['SS'], besides },
  ...{ atBats: 4, runs: 1, hits: 2, runsBattedIn: 0, walks: 0, strikeouts: 1 },
});

describe('A box score', () => {
  it('writes innings with the outs beyond them', () => {
    expect([0, 2, 3, 17, 27].map(inningsText)).toEqual(['0.0', '0.2', '1.0', '5.2', '9.0']);
  });

  it('tells what else was done by whom, and how often', () => {
    const batting = [
      batter('Ann', { doubles: 2 }),
      batter('Bea', { homeRuns: 1, doubles: 1 }),
      batter('Cil', {}),
    ];
    expect(besidesOf(batting, '، ')).toEqual([
      ['doubles', '\u2068Ann\u2069 (2)، \u2068Bea\u2069'],
      ['homeRuns', '\u2068Bea\u2069'],
    ]);
    expect(totalOf(batting, 'hits')).toBe(6);
  });
});
