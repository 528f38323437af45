import type { Row } from '../contract.ts';

type Order = Pick<Row<'goods-orders'>, 'state' | 'paidAt' | 'shippedAt' | 'editionId'>;

/** What became of an order's gold. What was won in a blind box was paid by its draw. */
export function goldOf({ state, paidAt, shippedAt, editionId }: Order) {
  if (paidAt === null) return 'none';
  if (state === 'refunded' || state === 'cancelled') return 'returned';
  return shippedAt === null && editionId === null ? 'held' : 'captured';
}
