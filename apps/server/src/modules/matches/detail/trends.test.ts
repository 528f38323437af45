import type { Incident } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { describe, expect, test } from 'vitest';
import { goalOf } from '#testing/factories.ts';
import { leadOf, pressureOf } from './trends.ts';

const deed = (second: number, side: Side, x: number, kind = 'pass') => ({
  period: 'h1',
  second,
  kind,
  side,
  x,
  success: true,
});

describe('pressure', () => {
  test('is of the side that acts in the other half, in its own direction', () => {
    const [minute] = pressureOf([deed(10, 'home', 90), deed(20, 'away', 90)]);
    expect(minute).toMatchObject({ period: 'h1', minute: 1, home: 1, away: 0 });
  });

  test('is strongest at 1, and a shot presses more than a pass from the same place', () => {
    const minutes = pressureOf([deed(10, 'home', 80), deed(70, 'away', 20, 'shot')]);
    expect(minutes[1]!.away).toBe(1);
    expect(minutes[0]!.home).toBeLessThan(0.3);
  });

  test('fades over the next minute, not over a break', () => {
    const next = { ...deed(70, 'away', 90) };
    const [, second] = pressureOf([deed(10, 'home', 90), next]);
    expect(second!.home).toBe(0.5);
    const [, afterBreak] = pressureOf([deed(10, 'home', 90), { ...next, period: 'h2' }]);
    expect(afterBreak!.home).toBe(0);
  });

  test('of nothing is nothing', () => {
    expect(pressureOf([])).toEqual([]);
  });
});

describe('the lead', () => {
  const entry = (order: number, home: number, away: number, state: Incident['state'] = 'current') =>
    ({
      ...goalOf(String(order), { order, score: { home, away } }),
      state,
      reason: null,
    }) as Incident;

  test('is told when it changes, withdrawn entries left out', () => {
    expect(
      leadOf([entry(1, 1, 0), entry(2, 2, 0, 'withdrawn'), entry(3, 1, 1), entry(4, 1, 1)]),
    ).toMatchObject([
      { order: 1, lead: 1 },
      { order: 3, lead: 0 },
    ]);
  });
});
