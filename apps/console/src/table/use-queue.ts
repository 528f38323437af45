import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { Row } from '../contract.ts';
import { type Rows, useRows } from './use-rows.ts';

/** The state in which something waits. */
const waitingState = {
  'expert-applications': 'underReview',
  plans: 'underReview',
  welcomes: 'held',
  'anchor-applications': 'underReview',
  'room-reports': 'open',
  'chat-appeals': 'open',
  'chat-reports': 'open',
  'writing-reports': 'open',
  'writing-appeals': 'open',
  videos: 'review',
  takedowns: 'waiting',
  'news-articles': 'review',
  'goods-orders': 'open',
  'quarantined-messages': 'open',
} as const;

/** Narrows a resource to what waits. */
export const waiting = Object.fromEntries(
  Object.entries(waitingState).map(([name, value]) => [
    name,
    [{ field: 'state', operator: 'eq', value }],
  ]),
) as Record<keyof typeof waitingState, CrudFilter[]>;

/** What waits for a decision, until something else is asked for: an empty queue is good news, and no filter's doing. */
export function useQueue<Name extends keyof typeof waitingState>(
  resource: Name,
  sort: CrudSort,
  polled: { pollInterval?: number } = {},
): Rows<Row<Name>> {
  const rows = useRows(resource, { sort, first: waiting[resource], inAddress: true, ...polled });
  const waitsOnly =
    rows.table.filters.length === 1 && rows.filterValue('state') === waitingState[resource];
  return { ...rows, isFiltered: rows.isFiltered && !waitsOnly };
}
