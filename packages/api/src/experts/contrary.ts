import type { Prediction } from './shapes.ts';

type Pick = Omit<Prediction, 'odds'>;

/** What a number must be above and below. */
type Span = readonly [above: number, below: number];

/** What a pick says of the home side's lead and of the sum of both scores. */
interface Claim {
  lead?: Span;
  sum?: Span;
}

const above = (line: number): Span => [line, Number.POSITIVE_INFINITY];
const below = (line: number): Span => [Number.NEGATIVE_INFINITY, line];
const exactly = (value: number): Span => [value - 1, value + 1];

function claimOf({ playType, pick, line }: Pick): Claim {
  switch (playType) {
    case 'winner':
      return { lead: { home: above(0), away: below(0), draw: exactly(0) }[pick]! };
    case 'handicap':
      return { lead: pick === 'home' ? above(-line!) : below(-line!) };
    case 'total':
      return { sum: pick === 'over' ? above(line!) : below(line!) };
    case 'maps': {
      const [home, away] = pick.split('-').map(Number) as [number, number];
      return { lead: exactly(home - away), sum: exactly(home + away) };
    }
  }
}

/**
 * Whether two picks on one match stand against each other: no score lets both win, or every score lets one
 * of them. A map's kills count like its winner.
 */
export function isContrary(one: Pick, other: Pick): boolean {
  if (one.level !== other.level) return false;
  const [a, b] = [claimOf(one), claimOf(other)];
  return (['lead', 'sum'] as const).some((of) => {
    const [first, second] = [a[of], b[of]];
    return first !== undefined && second !== undefined && areContrary(first, second);
  });
}

function areContrary(a: Span, b: Span): boolean {
  const leastOfBoth = Math.floor(Math.max(a[0], b[0])) + 1;
  const isDisjoint = leastOfBoth >= Math.min(a[1], b[1]);
  const isAll = Math.min(a[0], b[0]) === -Infinity && Math.max(a[1], b[1]) === Infinity;
  return isDisjoint || isAll;
}
