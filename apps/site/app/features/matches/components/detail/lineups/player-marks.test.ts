import type { Incident } from '@xiongmao/api/matches/shapes';
import { expect, it } from 'vitest';
import { marksOf } from './player-marks.ts';

function incident(kind: Incident['kind'], given: Partial<Incident> = {}): Incident {
  return {
    key: kind,
    order: 1,
    period: 'h1',
    minute: 1,
    added: null,
    seconds: null,
    kind,
    side: 'home',
    playerId: '7',
    player: 'Ann',
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
const ann = { playerId: '7', statistics: { goals: 9, yellowCards: 1 } };

it("a player's marks are those of the match's entries, without what was withdrawn", () => {
  const entries = [
    incident('goal'),
    incident('penaltyGoal'),
    incident('goal', { state: 'withdrawn' }),
    incident('secondYellow'),
    incident('yellowCard', { playerId: '8' }),
  ];
  expect(marksOf(ann, entries)).toEqual({ goals: 2, ownGoals: 0, yellowCards: 0, redCards: 1 });
});

it("they are the line-up's own where the entries name nobody", () => {
  const nameless = [incident('goal', { playerId: null })];
  expect(marksOf(ann, nameless)).toEqual({ goals: 9, ownGoals: 0, yellowCards: 1, redCards: 0 });
});
