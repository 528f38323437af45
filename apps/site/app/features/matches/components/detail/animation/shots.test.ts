import type { Action, Incident } from '@xiongmao/api/matches/shapes';
import { describe, expect, it } from 'vitest';
import { countShots, shotsOf } from './shots.ts';

const action = (order: number, kind: string, success: boolean | null): Action => ({
  order,
  period: 'h1',
  second: order,
  kind,
  side: 'home',
  player: null,
  x: 90,
  y: 50,
  toX: null,
  toY: null,
  success,
});

describe('the shot map', () => {
  it('tells goals from shots on and off target', () => {
    const actions = [
      action(0, 'pass', true),
      action(1, 'shot', true),
      action(2, 'shot', false),
      action(3, 'goal', true),
      action(4, 'ownGoal', null),
    ];
    const shots = shotsOf(actions, 'pitch');
    expect(shots.map(({ outcome }) => outcome)).toEqual(['onTarget', 'missed', 'scored']);
    expect(countShots(shots, 'home')).toEqual({ scored: 1, onTarget: 1, missed: 1 });
    expect(countShots(shots, 'away')).toEqual({ scored: 0, onTarget: 0, missed: 0 });
  });

  it('draws a penalty as what became of it', () => {
    const shots = shotsOf([action(1, 'goal', true), action(2, 'penalty', true)], 'pitch');
    expect(shots.map(({ outcome }) => outcome)).toEqual(['scored', 'onTarget']);
  });

  it('leaves out the goal that was taken back, and no other', () => {
    const goals = [60, 600, 700].map((second) => action(second, 'goal', true));
    const entry = (minute: number, state: Incident['state']) =>
      ({ kind: 'goal', side: 'home', period: 'h1', minute, added: null, state }) as Incident;
    const entries = [entry(2, 'current'), entry(11, 'current'), entry(12, 'withdrawn')];
    expect(shotsOf(goals, 'pitch', entries).map(({ key }) => key)).toEqual(['60', '600']);
  });

  it('tells made from missed on a court', () => {
    const actions = [action(1, 'threePoints', true), action(2, 'shotMissed', false)];
    expect(shotsOf(actions, 'court').map(({ outcome }) => outcome)).toEqual(['scored', 'missed']);
  });

  it('leaves the shoot-out out', () => {
    expect(shotsOf([{ ...action(1, 'penalty', true), period: 'pen' }], 'pitch')).toEqual([]);
  });
});
