import { expect, test } from 'vitest';
import { lobbyStanding, pointsIn } from './lobby.ts';

type Played = [placement: number | null, kills: number];
const rules = { placementPoints: [10, 6, 5], killPoints: 1 };

/** Each team's rounds; answers `rank team points` from the first to the last. */
function standing(teams: Record<string, Played[]>): string[] {
  const names = Object.keys(teams);
  const rounds = Math.max(...Object.values(teams).map((played) => played.length));
  const played = Array.from({ length: rounds }, (_, round) => ({
    results: names.flatMap((teamId) => {
      const given = teams[teamId]![round];
      return given ? [{ teamId, placement: given[0], kills: given[1] }] : [];
    }),
  }));
  return lobbyStanding(names, { ...rules, played }).map(
    ({ rank, teamId, points }) => `${rank} ${teamId} ${points}`,
  );
}

test('points are for the place and for kills, and for kills alone while one is in play', () => {
  const points = (placement: number | null, kills: number) =>
    pointsIn({ teamId: 1, placement, kills }, rules).points;
  expect([points(1, 4), points(3, 0), points(4, 2), points(null, 3)]).toEqual([14, 5, 2, 3]);
});

test('teams stand by their points over all rounds', () => {
  expect(
    standing({
      A: [
        [1, 2],
        [3, 0],
      ],
      B: [
        [2, 5],
        [1, 1],
      ],
      C: [
        [3, 0],
        [2, 9],
      ],
    }),
  ).toEqual(['1 B 22', '2 C 20', '3 A 17']);
});

test('the level are separated by rounds won, points for places, kills and the last round', () => {
  expect(standing({ A: [[2, 4]], B: [[1, 0]] })).toEqual(['1 B 10', '2 A 10']);
  expect(standing({ A: [[3, 1]], B: [[2, 0]] })).toEqual(['1 B 6', '2 A 6']);
  const twice = {
    A: [
      [2, 0],
      [3, 0],
    ],
    B: [
      [3, 0],
      [2, 0],
    ],
  } satisfies Record<string, Played[]>;
  expect(standing(twice)).toEqual(['1 B 11', '2 A 11']);
});

test('those level in all share a place', () => {
  expect(standing({ A: [[1, 0]], B: [[null, 0]], C: [[null, 0]] })).toEqual([
    '1 A 10',
    '2 B 0',
    '2 C 0',
  ]);
});
