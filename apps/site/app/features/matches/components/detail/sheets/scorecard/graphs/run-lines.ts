import type { ScorecardInnings } from '@xiongmao/api/matches/sheets/scorecard/scorecard';

/** An over in a graph: what was made in it, and all until its end. */
export interface OverPoint {
  /** As fans count: the first is 1. */
  over: number;
  runs: number;
  wickets: number;
  total: number;
}

/** The overs of an innings, in order; one that two bowled is one. */
export function overPoints({ byOver }: Pick<ScorecardInnings, 'byOver'>): OverPoint[] {
  const points: OverPoint[] = [];
  let total = 0;
  for (const { over, runs, wickets } of byOver) {
    total += runs;
    const last = points.at(-1);
    if (last?.over === over + 1) {
      last.runs += runs;
      last.wickets += wickets;
      last.total = total;
    } else {
      points.push({ over: over + 1, runs, wickets, total });
    }
  }
  return points;
}

/** A line from nought through the total after each over, up being less. */
export const linePath = (points: readonly OverPoint[]): string =>
  `M0 0${points.map(({ over, total }) => `L${over} ${-total}`).join('')}`;

/** A round number of which `most` takes at most four steps. */
export function stepFor(most: number): number {
  return [5, 10, 20, 25, 50, 100, 200, 250, 500].find((step) => most / step <= 4) ?? 1000;
}
