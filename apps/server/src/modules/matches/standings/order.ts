import { netRunRate } from './run-rate.ts';
import { type Standing, tally } from './tally.ts';
import type { Criterion, Result, Rules } from './types.ts';

export interface Mutual {
  results: readonly Result[];
  /** Whether two sides still have a match to play: what they did to each other decides only then. */
  isOpen: (one: number, other: number) => boolean;
  /** Play-offs that were played to separate the level. */
  playOffs?: readonly Result[];
}

const isMutual = (criterion: Criterion | undefined) => criterion?.startsWith('mutual') ?? false;

/** Sides from the first to the last, in groups of those who are level in all. */
export function arrange<Side extends Standing>(
  sides: Side[],
  rules: Pick<Rules, 'order' | 'points' | 'decided'>,
  mutual: Mutual,
  at = 0,
): Side[][] {
  const { order } = rules;
  const criterion = order[at];
  if (sides.length < 2 || !criterion) {
    return sides.length > 0 ? [sides.sort((a, b) => a.teamId - b.teamId)] : [];
  }
  if (!isMutual(criterion)) {
    const figure = figureOf(criterion, rules, mutual, sides);
    return separate(sides, (side) => [figure(side)]).flatMap((group) =>
      arrange(group, rules, mutual, at + 1),
    );
  }
  let end = at;
  while (isMutual(order[end])) end += 1;
  const apart = separate(sides, amongThemselves(sides, order.slice(at, end), rules, mutual));
  // Who is still level with fewer others is compared with these alone, from the start.
  return apart.flatMap((group) => arrange(group, rules, mutual, apart.length > 1 ? at : end));
}

/** The figures of sides in the matches that they played against each other; nothing while some are open. */
function amongThemselves(
  sides: readonly Standing[],
  criteria: readonly Criterion[],
  rules: Pick<Rules, 'points'>,
  { results, isOpen }: Mutual,
): (side: Standing) => number[] {
  const ids = new Set(sides.map(({ teamId }) => teamId));
  const open = [...ids].some((one) => [...ids].some((other) => one < other && isOpen(one, other)));
  if (open) return () => [];
  const among = results.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId));
  const table = tally(ids, among, rules);
  const figures: Partial<Record<Criterion, (side: Standing) => number>> = {
    mutualPoints: (side) => (rules.points ? side.points : winShare(side)),
    mutualDifference: difference,
    mutualScored: ({ scored }) => scored,
    mutualAwayScored: ({ awayScored }) => awayScored,
  };
  return ({ teamId }) => criteria.map((criterion) => figures[criterion]!(table.get(teamId)!));
}

function figureOf(
  criterion: Criterion,
  rules: Pick<Rules, 'decided'>,
  { playOffs = [] }: Mutual,
  level: readonly Standing[],
): (side: Standing) => number {
  switch (criterion) {
    case 'points':
      return ({ points }) => points;
    case 'pointsPerMatch':
      return ({ points, played }) => (played === 0 ? 0 : points / played);
    case 'winShare':
      return winShare;
    case 'groupShare':
      return ({ inGroup }) => (inGroup.played === 0 ? 0 : inGroup.won / inGroup.played);
    case 'difference':
      return difference;
    case 'scored':
      return ({ scored }) => scored;
    case 'netRunRate':
      // Of some of them it would say nothing of the others.
      if (level.some(({ unrated }) => unrated)) return () => 0;
      return ({ made, given }) => netRunRate(made, given);
    case 'average':
      return ({ scored, conceded }) => (conceded === 0 ? scored * 1e6 : scored / conceded);
    case 'wins':
      return ({ won }) => won;
    case 'awayScored':
      return ({ awayScored }) => awayScored;
    case 'awayWins':
      return ({ awayWins }) => awayWins;
    case 'rounding':
      return ({ rounding }) => rounding;
    case 'placeBefore':
      return ({ placeBefore }) => -placeBefore;
    case 'decided':
      return ({ teamId }) => -rules.decided(teamId);
    default: {
      const ids = new Set(level.map(({ teamId }) => teamId));
      const among = playOffs.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId));
      const table = tally(ids, among, { points: null });
      return ({ teamId }) => difference(table.get(teamId)!);
    }
  }
}

function winShare({ played, won, drawn }: Standing): number {
  return played === 0 ? 0 : (won + drawn / 2) / played;
}

function difference({ scored, conceded }: Standing): number {
  return scored - conceded;
}

/** Sides in groups of equal figures, the greatest first. */
function separate<Side extends Standing>(
  sides: readonly Side[],
  figuresOf: (side: Side) => number[],
): Side[][] {
  const compare = (a: number[], b: number[]) =>
    a.map((value, index) => b[index]! - value).find((less) => less !== 0) ?? 0;
  const all = sides
    .map((side) => ({ side, figures: figuresOf(side) }))
    .sort((a, b) => compare(a.figures, b.figures));
  const groups: (typeof all)[] = [];
  for (const entry of all) {
    const last = groups.at(-1);
    if (last && compare(last[0]!.figures, entry.figures) === 0) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => group.map(({ side }) => side));
}
