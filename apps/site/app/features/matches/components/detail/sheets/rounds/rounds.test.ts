import type { Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, test } from 'vitest';
import { halvesOf } from './round-history.tsx';
import { entriesByRound } from './round-list.tsx';
import type { Round } from './round-words.tsx';

const round = (number: number, home: 'ct' | 't' | null = null): Round => ({
  number,
  winner: 'home',
  ending: null,
  score: { home: number, away: 0 },
  sides: home && { home, away: home === 'ct' ? 't' : 'ct' },
  ...{ alive: null, equipment: null, planted: null, seconds: null },
});
const entry = (key: string, kind: Incident['kind'], rest: Partial<Incident> = {}): Incident => ({
  ...{ key, kind, order: 0, period: 'game1', minute: null, added: null, seconds: null },
  ...{ side: null, playerId: null, player: null, other: null, score: null, text: null },
  ...{ x: null, y: null, state: 'current', reason: null, at: null },
  ...rest,
});
const keys = (entries: readonly Incident[] | undefined) => entries?.map(({ key }) => key);

describe('rounds of a map', () => {
  test('are cut where the sides change', () => {
    const rounds = [round(1, 'ct'), round(2, 'ct'), round(3, 't')];
    expect(halvesOf(rounds).map((half) => half.length)).toEqual([2, 1]);
    expect(halvesOf([round(1), round(2)])).toHaveLength(1);
  });

  test('have the kills that stand before their end', () => {
    const part = { key: 'game1', rounds: [{ ...round(4), winner: null }, round(5), round(6)] };
    const found = entriesByRound(part, [
      entry('a', 'kill'),
      entry('b', 'objective'),
      entry('5', 'round'),
      entry('pause', 'note'),
      entry('other', 'kill', { period: 'game2' }),
      entry('c', 'kill'),
      entry('gone', 'kill', { state: 'withdrawn' }),
      entry('6', 'round'),
      entry('d', 'kill'),
    ]);
    expect(keys(found.get(4))).toBeUndefined();
    expect(keys(found.get(5))).toEqual(['a', 'b']);
    expect(keys(found.get(6))).toEqual(['c']);
    // The round that is played.
    expect(keys(found.get(7))).toEqual(['d']);
  });
});
