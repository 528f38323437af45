import { expect, test } from 'vitest';
import { goldOf } from './gold-of.ts';

const at = '2026-05-01T12:00:00Z';
const order = { paidAt: at, shippedAt: null, editionId: null };

test.each([
  ['is not there before it is paid', { ...order, state: 'unpaid', paidAt: null }, 'none'],
  ['was never there where nobody paid', { ...order, state: 'cancelled', paidAt: null }, 'none'],
  ['is held until it is shipped', { ...order, state: 'paid' }, 'held'],
  ['is held while that is looked into', { ...order, state: 'underReview' }, 'held'],
  ['is spent by shipping', { ...order, state: 'redeemed', shippedAt: at }, 'captured'],
  ['stays spent in a dispute', { ...order, state: 'underReview', shippedAt: at }, 'captured'],
  ['was spent on the draw', { ...order, state: 'paid', editionId: 1 }, 'captured'],
  ['comes back by a refund', { ...order, state: 'refunded', shippedAt: at }, 'returned'],
  ['comes back to who cancels', { ...order, state: 'cancelled' }, 'returned'],
] as const)('Gold %s', (_, given, what) => {
  expect(goldOf(given)).toBe(what);
});
