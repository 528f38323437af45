import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import type { Team } from '../../names/teams.ts';
import { type Random, randomOf } from '../../random.ts';
import { type Roster, rosterOf } from '../roster.ts';

export interface Squad {
  roster: Roster;
  onPitch: LineupPlayer[];
  /** Ids of those who have been shown yellow. */
  booked: Set<string>;
  /** Minutes at which the coach changes someone, soonest first. */
  changes: number[];
}

/** Positions in the order of the formation's rows, from the goalkeeper on. */
const formations: Record<string, string> = {
  '4-3-3': 'GK RB CB CB LB CM DM CM RW CF LW',
  '4-4-2': 'GK RB CB CB LB RM CM CM LM CF CF',
  '4-2-3-1': 'GK RB CB CB LB DM DM RW AM LW CF',
  '3-5-2': 'GK CB CB CB RM CM DM CM LM CF CF',
};
const bench = 'GK CB LB CM DM RM AM RW CF'.split(' ');

export type Line = 'goal' | 'defence' | 'midfield' | 'attack';

export function lineOf({ position }: LineupPlayer): Line {
  if (position === 'GK') return 'goal';
  if (/B$/.test(position ?? '')) return 'defence';
  return /^(CF|RW|LW)$/.test(position ?? '') ? 'attack' : 'midfield';
}

export function squadOf(team: Team, side: Side, random: Random): Squad {
  const [formation, positions] = randomOf(`formation ${team.id}`).pick(Object.entries(formations));
  const roster = rosterOf(team, side, {
    positions: [...positions.split(' '), ...bench],
    starters: 11,
    numbers: 30,
    formation,
  });
  const changes = Array.from({ length: random.int(3, 5) }, () =>
    random.chance(0.12) ? 46 : random.int(56, 87),
  );
  return {
    roster,
    onPitch: roster.players.filter(({ starter }) => starter),
    booked: new Set(),
    changes: changes.sort((a, b) => a - b),
  };
}

/** Who of those on the pitch does it: each line as likely as its weight. */
export function chosen(
  { onPitch }: Squad,
  weights: Readonly<Partial<Record<Line, number>>>,
  random: Random,
): LineupPlayer {
  return random.weighed(onPitch, (player) => weights[lineOf(player)] ?? 0);
}

/** Who may come on for whom, of the same line if there is one; null when the bench is used up. */
export function substitution(
  squad: Squad,
  random: Random,
): { on: LineupPlayer; off: LineupPlayer } | null {
  const began = { ...squad, onPitch: squad.onPitch.filter(({ starter }) => starter) };
  const off = chosen(began, { defence: 1, midfield: 3, attack: 3 }, random);
  const rested = squad.roster.players.filter(
    (player) => !player.starter && player.cameOn === null && player.position !== 'GK',
  );
  const on = rested.find((player) => lineOf(player) === lineOf(off)) ?? rested[0];
  return on && off.position !== 'GK' ? { on, off } : null;
}
