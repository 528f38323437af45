import type { OrderState } from './expert-queries.ts';

/** What became of the gold: still held, paid to the expert, or given back. */
export const orderStates = ['held', 'captured', 'released'] as const satisfies OrderState[];

/** The state of one's orders that an address names; undefined for all. */
export function readOrderState(search: URLSearchParams): OrderState {
  return orderStates.find((state) => state === search.get('state'));
}
