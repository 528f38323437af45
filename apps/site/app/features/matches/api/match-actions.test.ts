import type { Action } from '@xiongmao/api/matches/shapes';
import { expect, it } from 'vitest';
import { mergeActions } from './match-actions.ts';

const action = (order: number, kind = 'pass'): Action => ({
  order,
  kind,
  period: 'h1',
  second: order,
  side: 'home',
  player: null,
  x: 50,
  y: 50,
  toX: null,
  toY: null,
  success: null,
});

it('actions that came since are added in order, each place once', () => {
  const merged = mergeActions([action(0), action(2)], [action(2, 'shot'), action(1), action(3)]);
  expect(merged.map(({ order, kind }) => `${order} ${kind}`)).toEqual([
    '0 pass',
    '1 pass',
    '2 shot',
    '3 pass',
  ]);
});
