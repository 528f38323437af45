import { sports } from '@xiongmao/api/catalogue/sports';
import type { Action } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { actionTime, dwell, trail } from './playback.ts';

function action(order: number, given: Partial<Action> = {}): Action {
  return {
    order,
    period: 'h1',
    second: order * 2,
    kind: 'pass',
    side: 'home',
    player: null,
    x: order * 10,
    y: 50,
    toX: order * 10 + 10,
    toY: 50,
    success: true,
    ...given,
  };
}

describe('the trail', () => {
  it('holds the last strokes, oldest first, with their age', () => {
    const strokes = trail([action(0), action(1), action(2), action(3)], 2, 2);
    expect(strokes.map(({ order, age }) => [order, age])).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  it('draws a carry to the next action of the same side', () => {
    const [carry] = trail([action(0, { toX: null, toY: null }), action(3)], 1, 2);
    expect(carry).toMatchObject({ fromX: 0, toX: 30 });
  });

  it('draws nothing for an action that stayed where it was, or when the ball was lost', () => {
    const duel = action(0, { toX: null, toY: null });
    expect(trail([duel], 0, 3)).toEqual([]);
    expect(trail([duel, action(1, { side: 'away' })], 1, 3)).toHaveLength(1);
  });

  it('does not reach back over a break', () => {
    const strokes = trail([action(0), action(1, { period: 'h2' })], 1, 5);
    expect(strokes.map((stroke) => stroke.order)).toEqual([1]);
  });
});

describe('playback', () => {
  it("keeps the match's rhythm, with long pauses cut short", () => {
    const actions = [action(0), action(1), action(2, { second: 300 }), action(3, { second: 300 })];
    expect(dwell(actions, 0)).toBe(220);
    expect(dwell(actions, 1)).toBe(900);
    expect(dwell(actions, 2)).toBe(140);
  });
});

describe('the time of an action', () => {
  it('is the running minute in soccer, with added time', () => {
    expect(actionTime(action(0, { second: 0 }), sports.soccer)).toBe('1′');
    expect(actionTime(action(0, { second: 2760 }), sports.soccer)).toBe('45+2′');
    expect(actionTime(action(0, { period: 'h2', second: 61 }), sports.soccer)).toBe('47′');
    expect(actionTime(action(0, { period: 'et2', second: 61 }), sports.soccer)).toBe('107′');
  });

  it('is what is left of the period where the clock runs down', () => {
    expect(actionTime(action(0, { period: 'q2', second: 22 }), sports.basketball)).toBe('11:38');
    expect(actionTime(action(0, { period: 'ot1', second: 22 }), sports.basketball)).toBe('4:38');
  });
});
