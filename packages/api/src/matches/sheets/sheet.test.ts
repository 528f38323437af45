import { describe, expect, test } from 'vitest';
import { applySheetDelta } from './apply-sheet.ts';
import { type Sheet, turnSheet } from './sheet.ts';

const rally = (home: number, away: number) => ({
  server: 'home' as const,
  winner: home > away ? ('home' as const) : ('away' as const),
  score: { home, away },
  player: 'home',
});
const set = (number: number, ...rallies: ReturnType<typeof rally>[]) => ({
  key: `set${number}`,
  rallies,
});
const held: Sheet = { kind: 'rallies', parts: [set(1, rally(1, 0)), set(2)] };

describe('a sheet', () => {
  test('takes the parts that changed, and keeps the others', () => {
    const news = { ...held, keys: ['set1', 'set2', 'set3'], parts: [set(2, rally(0, 1)), set(3)] };
    const next = applySheetDelta(held, news);
    expect(next).toEqual({ kind: 'rallies', parts: [held.parts[0], ...news.parts] });
    expect(next.parts[0]).toBe(held.parts[0]);
  });

  test('loses the parts that its source has taken back', () => {
    const next = applySheetDelta(held, { ...held, keys: ['set1'], parts: [] });
    expect(next.parts).toEqual([held.parts[0]]);
  });

  test('is whole where none was known', () => {
    expect(applySheetDelta(null, { ...held, keys: ['set1', 'set2'] })).toEqual(held);
  });

  test('turns round with the sides, and leaves names alone', () => {
    expect(turnSheet(held).parts[0]).toEqual({
      key: 'set1',
      rallies: [
        {
          ...{ server: 'away', winner: 'away', score: { home: 0, away: 1 } },
          player: 'home',
        },
      ],
    });
    expect(turnSheet(turnSheet(held))).toEqual(held);
  });

  test('turns round points that are called, and chances that were someone’s', () => {
    const point = {
      winner: 'home' as const,
      called: { home: 'AD', away: '40' },
      chance: { side: 'away' as const, at: 'break' as const },
    };
    const game = { server: 'home' as const, winner: null, score: { home: 2, away: 1 } };
    const games: Sheet = {
      kind: 'games',
      parts: [{ key: 'set1', games: [{ ...game, points: [point] }] }],
    };
    expect(turnSheet(games).parts[0]).toEqual({
      key: 'set1',
      games: [
        {
          ...{ server: 'away', winner: null, score: { home: 1, away: 2 } },
          points: [
            {
              ...{ winner: 'away', called: { home: '40', away: 'AD' } },
              chance: { side: 'home', at: 'break' },
            },
          ],
        },
      ],
    });
  });
});
