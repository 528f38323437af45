import { expect, test } from 'vitest';
import { createConcealing, type Place } from '#platform/http/concealing/concealing.ts';
import { planConcealments } from './conceal-plans.ts';

const hiddenLeague = 7;
const placeIn = (leagueId: number): Place => ({
  ...{ reveal: `match-${leagueId}`, gameId: 202, leagueId, told: true, sides: null },
});
const fan = {
  hides: (place: { leagueId: number }) => place.leagueId === hiddenLeague,
  hidesWithin: () => true,
  hasRevealed: () => false,
} as unknown as Parameters<ReturnType<typeof createConcealing>['conceal']>[0];

test('An expert’s graph is measured anew without plans that are hidden, whose results the rest would tell', async () => {
  const concealing = createConcealing({
    whereabouts: [
      {
        kind: 'plan',
        find: async (ids) => new Map(ids.map((id) => [id, [placeIn(id === 2 ? hiddenLeague : 1)]])),
      },
    ],
    concealments: planConcealments,
    tellings: [],
  });
  const at = '2026-01-01T00:00:00Z';
  const points = [
    { planId: 1, at, result: 'hit', accuracy: 1, lastTen: 1 },
    { planId: 2, at, result: 'miss', accuracy: 0.5, lastTen: 0.5 },
    { planId: 3, at, result: 'hit', accuracy: 2 / 3, lastTen: 2 / 3 },
  ];
  expect(await concealing.conceal(fan, { points })).toEqual({
    points: [points[0], { ...points[2], accuracy: 1, lastTen: 1 }],
  });
  const shown = { points: [points[0], points[2]] };
  expect(await concealing.conceal(fan, shown)).toEqual(shown);
});
