import type { Lobby } from './shapes.ts';

/** What a lobby's points are counted from; teams by whatever name. */
export interface LobbyFacts<Id> {
  placementPoints: Lobby['placementPoints'];
  killPoints: number;
  played: readonly { results: readonly RoundResult<Id>[] }[];
}

interface RoundResult<Id> {
  teamId: Id;
  placement: number | null;
  kills: number;
}

export interface LobbyRow<Id> {
  /** Teams level in all share it. */
  rank: number;
  teamId: Id;
  points: number;
  placementPoints: number;
  kills: number;
  killPoints: number;
  /** Rounds that it survived. */
  wins: number;
  /** Its place in the last round that it has one in. */
  last: number | null;
}

/** Points of a round: for the place, once it is known, and for kills as they come. */
export function pointsIn<Id>(
  { placement, kills }: RoundResult<Id>,
  rules: Pick<LobbyFacts<Id>, 'placementPoints' | 'killPoints'>,
): Pick<LobbyRow<Id>, 'placementPoints' | 'killPoints' | 'points'> {
  const placementPoints = placement === null ? 0 : (rules.placementPoints[placement - 1] ?? 0);
  const killPoints = kills * rules.killPoints;
  return { placementPoints, killPoints, points: placementPoints + killPoints };
}

/**
 * All teams over all rounds, the first on top. Level on points, rounds won come first, then points for places, kills,
 * and the last round: the order of PUBG's global ruleset (SUPER).
 */
export function lobbyStanding<Id>(teamIds: readonly Id[], facts: LobbyFacts<Id>): LobbyRow<Id>[] {
  const rows = new Map(teamIds.map((teamId) => [teamId, { ...nothing, teamId }]));
  for (const result of facts.played.flatMap(({ results }) => results)) {
    const row = rows.get(result.teamId);
    if (!row) continue;
    const { placementPoints, killPoints, points } = pointsIn(result, facts);
    row.points += points;
    row.placementPoints += placementPoints;
    row.killPoints += killPoints;
    row.kills += result.kills;
    row.wins += result.placement === 1 ? 1 : 0;
    row.last = result.placement ?? row.last;
  }
  const ordered = [...rows.values()].sort(compare);
  let rank = 0;
  return ordered.map((row, index) => {
    const before = ordered[index - 1];
    if (!before || compare(before, row) !== 0) rank = index + 1;
    return { ...row, rank };
  });
}

const nothing = {
  rank: 0,
  points: 0,
  placementPoints: 0,
  kills: 0,
  killPoints: 0,
  wins: 0,
  last: null as number | null,
};

function compare(a: Counted, b: Counted): number {
  return (
    b.points - a.points ||
    b.wins - a.wins ||
    b.placementPoints - a.placementPoints ||
    b.kills - a.kills ||
    (a.last ?? 1000) - (b.last ?? 1000)
  );
}

type Counted = Omit<LobbyRow<unknown>, 'teamId'>;
