import type { CallInput, CallResult } from '@xiongmao/api/call';
import type { Contract } from '@xiongmao/api/contract';

export type Order = CallInput<Contract['POST /gift/send']>['body'];
export type SentGift = CallResult<Contract['POST /gift/send']>;

/** One tap: one key, one payment. */
export interface Tap {
  key: string;
  order: Order;
  /** Why it failed; null while it is on its way. */
  failure: { text: string; isShort: boolean; canRetry: boolean } | null;
}

/** A combo that goes on while its ring does. */
export interface Combo {
  giftId: number;
  /** Of each tap. */
  count: number;
  id: number;
  total: number;
  /** ms since the epoch, by this device's clock. */
  endsAt: number;
}

/** The combo after a tap came through: an answer that was overtaken on its way changes nothing. */
export function comboAfter(
  held: Combo | null,
  { giftId, count }: Pick<Order, 'giftId' | 'count'>,
  { combo }: SentGift,
  endsAt: number,
): Combo {
  if (held?.id === combo.id && held.total >= combo.count) return held;
  return { giftId, count, id: combo.id, total: combo.count, endsAt };
}
