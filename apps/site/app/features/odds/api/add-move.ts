import type { QueryClient } from '@tanstack/react-query';
import { withMove } from '@xiongmao/api/odds/events';
import type { Quote } from '@xiongmao/api/odds/shapes';
import type { oddsHistoryQuery } from './odds-queries.ts';

/** As many as the server tells of a market, and a hundred that came since: it leaves some of the older ones out. */
const mostPoints = 500;

/** Adds where a market stands to how it moved, where that was asked for; it is asked for anew where that can't tell all. */
export function addMove(
  queries: QueryClient,
  { queryKey }: ReturnType<typeof oddsHistoryQuery>,
  quote: Quote,
): void {
  const held = queries.getQueryData(queryKey);
  const points = held && withMove(held.points, quote);
  const isWhole = points && points[0]?.at === quote.opening.at && points.length <= mostPoints;
  // What is being asked for may have been read before it moved.
  if (isWhole && !queries.isFetching({ queryKey })) queries.setQueryData(queryKey, { points });
  else void queries.invalidateQueries({ queryKey });
}
