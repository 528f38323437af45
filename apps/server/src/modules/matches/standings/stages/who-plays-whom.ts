import type { SeasonMatch } from '../types.ts';

/** Sides that share a table, and the matches that count for it: those with others, too, where they have some. */
export interface Group {
  name: string | null;
  teamIds: Set<number>;
  matches: SeasonMatch[];
}

type Meeting = Pick<SeasonMatch, 'homeId' | 'awayId' | 'home' | 'away'>;

/** Of all pairs of a group, how many have to meet for it to be one: a source may not know all matches yet. */
const mostPairs = 0.75;

export function sidesOf(matches: readonly Meeting[]): Set<number> {
  return new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
}

function opponentsOf(matches: readonly Meeting[]): Map<number, Set<number>> {
  const opponents = new Map<number, Set<number>>();
  for (const teamId of sidesOf(matches)) opponents.set(teamId, new Set());
  for (const { homeId, awayId } of matches) {
    opponents.get(homeId)!.add(awayId);
    opponents.get(awayId)!.add(homeId);
  }
  return opponents;
}

/** Sides that are linked by their matches, or by those that `links` says count. */
export function componentsOf(
  matches: readonly Meeting[],
  links: (one: number, other: number) => boolean = () => true,
): Set<number>[] {
  const opponents = opponentsOf(matches);
  const components: Set<number>[] = [];
  const seen = new Set<number>();
  for (const first of opponents.keys()) {
    if (seen.has(first)) continue;
    const component = new Set([first]);
    for (const one of component) {
      for (const other of opponents.get(one)!) if (links(one, other)) component.add(other);
    }
    for (const teamId of component) seen.add(teamId);
    components.push(component);
  }
  return components;
}

/** Whether each of them meets nearly all others of them. */
function isComplete(teamIds: ReadonlySet<number>, opponents: Map<number, Set<number>>): boolean {
  const { size } = teamIds;
  if (size < 3) return false;
  const met = [...teamIds].reduce((sum, one) => sum + common(opponents.get(one)!, teamIds), 0);
  return met >= mostPairs * size * (size - 1);
}

/** Whether all who are linked by matches play a league: each meets the others. */
export function isRoundRobin(matches: readonly Meeting[]): boolean {
  const opponents = opponentsOf(matches);
  return componentsOf(matches).every((component) => isComplete(component, opponents));
}

/**
 * Groups of sides that have the same opponents, though they meet some of other groups; one group of all where
 * these make no leagues.
 */
export function groupsByOpponents(matches: SeasonMatch[]): Group[] {
  const opponents = opponentsOf(matches);
  const components = componentsOf(matches, (one, other) => {
    const [mine, theirs] = [opponents.get(one)!, opponents.get(other)!];
    return common(mine, theirs) * 2 >= Math.min(mine.size, theirs.size) - 1;
  });
  const areGroups =
    components.length > 1 && components.every((component) => isComplete(component, opponents));
  const groups = areGroups ? components : [new Set(opponents.keys())];
  return groups.map((teamIds) => ({ name: null, teamIds, matches }));
}

/** Whether who loses is out: over all matches of a pair, nobody who lost to one meets another later. */
export function isKnockout(matches: readonly Meeting[]): boolean {
  const opponents = [...opponentsOf(matches).values()].map(({ size }) => size);
  const once = opponents.filter((size) => size === 1).length;
  const ties = [...Map.groupBy(matches, pairOf).values()];
  // Two matches of each pair and no other opponent are a round of a cup; one is a first matchday as well.
  if (once === opponents.length) return ties.some((tie) => tie.length > 1) && ties.length > 1;
  if (once * 2 < opponents.length) return false;
  const out = new Set<number>();
  for (const tie of ties) {
    const [{ homeId, awayId }] = tie as [Meeting];
    if (out.has(homeId) || out.has(awayId)) return false;
    const lead = tie.reduce((sum, match) => {
      const difference = (match.home ?? 0) - (match.away ?? 0);
      return sum + (match.homeId === homeId ? difference : -difference);
    }, 0);
    if (lead !== 0) out.add(lead > 0 ? awayId : homeId);
  }
  return true;
}

/**
 * Where every pair met as often as any other and then some met again, all of a group among each other: the
 * matches before that, and those after. None after where it was not so.
 */
export function splitByMeetings<Match extends Meeting>(
  matches: readonly Match[],
): { before: Match[]; after: Match[] } {
  const whole = { before: [...matches], after: [] };
  const pairs = Map.groupBy(matches, pairOf);
  const { size } = sidesOf(matches);
  if (pairs.size < (size * (size - 1)) / 2) return whole;
  const times = Math.min(...[...pairs.values()].map((met) => met.length));
  const after = new Set([...pairs.values()].flatMap((met) => met.slice(times)));
  const again = matches.filter((match) => after.has(match));
  const opponents = opponentsOf(again);
  const groups = componentsOf(again);
  const isSplit =
    groups.length > 1 &&
    opponents.size === size &&
    groups.every((group) => group.size > 3 && isComplete(group, opponents));
  return isSplit ? { before: matches.filter((match) => !after.has(match)), after: again } : whole;
}

function pairOf({ homeId, awayId }: Meeting): string {
  return homeId < awayId ? `${homeId}/${awayId}` : `${awayId}/${homeId}`;
}

function common(some: ReadonlySet<number>, others: ReadonlySet<number>): number {
  return [...some].filter((teamId) => others.has(teamId)).length;
}
