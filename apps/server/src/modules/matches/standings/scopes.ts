import type { TableScope } from '@xiongmao/api/matches/table-scopes';
import type { Counts } from './tally.ts';
import type { Criterion, Result, Rules } from './types.ts';

/** How many of its latest matches a table of form counts for each side. */
const latest = 5;

/**
 * The rules of a table that counts some of the matches. No association has any: what was taken away belongs to the
 * whole, and half of the meetings compare nobody.
 */
export function scoped(rules: Rules, scope: TableScope): Rules {
  if (scope === 'all') return rules;
  const first: Criterion = rules.points ? 'points' : 'winShare';
  return {
    ...rules,
    order: [first, rules.order.includes('netRunRate') ? 'netRunRate' : 'difference', 'scored'],
    adjustment: () => 0,
    adjustmentAfterSplit: () => 0,
  };
}

/** Which results, in the order played, a table counts for whom. */
export function countedIn(scope: TableScope, results: readonly Result[]): Counts {
  if (scope === 'all') return () => true;
  if (scope !== 'form') return (_, side) => side === scope;
  const left = new Map<number, number>();
  const counted = new Set<string>();
  for (const [place, { homeId, awayId }] of [...results.entries()].reverse()) {
    for (const id of [homeId, awayId]) {
      const so = left.get(id) ?? latest;
      left.set(id, so - 1);
      if (so > 0) counted.add(`${id}/${place}`);
    }
  }
  const places = new Map(results.map((result, place) => [result, place]));
  return (result, side) =>
    counted.has(`${side === 'home' ? result.homeId : result.awayId}/${places.get(result)}`);
}
