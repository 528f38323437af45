import type { Lineup, LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { handlesOf, peopleOf } from '../names/people.ts';
import type { Team } from '../names/teams.ts';
import { randomOf } from '../random.ts';

/** A side's players as the match goes on; told as they are at that moment. */
export interface Roster {
  side: Side;
  formation: string | null;
  coach: string | null;
  players: LineupPlayer[];
}

/**
 * The side's squad, the same people in each of its matches. `positions` are those of the starters, then
 * of the bench, null where the sport has none; numbers are drawn from 1 to `numbers`, or left out.
 */
export function rosterOf(
  team: Team,
  side: Side,
  squad: {
    positions: readonly (string | null)[];
    starters: number;
    numbers?: number;
    formation?: string;
    handles?: true;
  },
): Roster {
  const random = randomOf(`squad ${team.id}`);
  const size = squad.positions.length;
  const people: { name: string; country?: string }[] = squad.handles
    ? handlesOf(size + 1, random).map((name) => ({ name }))
    : peopleOf(team.region, size + 1, random);
  const numbers = squad.numbers
    ? random.shuffled(Array.from({ length: squad.numbers }, (_, index) => index + 1))
    : [];
  const players = squad.positions.map((position, index) => ({
    playerId: `${team.id}:${index + 1}`,
    ...named(people[index]!),
    number: numbers[index] ?? null,
    position,
    starter: index < squad.starters,
    cameOn: null,
    wentOff: null,
    statistics: {},
  }));
  return { side, formation: squad.formation ?? null, coach: people[size]!.name, players };
}

const named = ({ name, country }: { name: string; country?: string }) => ({
  name,
  ...(country && { country }),
});

/** A line-up as it stands, apart from what becomes of it. */
export function told({ players, ...roster }: Roster): Lineup {
  return {
    ...roster,
    players: players.map((player) => ({ ...player, statistics: { ...player.statistics } })),
  };
}

export function count(player: LineupPlayer, key: string, amount = 1): void {
  const total = (player.statistics[key] ?? 0) + amount;
  if (total === 0) delete player.statistics[key];
  else player.statistics[key] = total;
}
