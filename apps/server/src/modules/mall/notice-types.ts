import type { Link } from '@xiongmao/api/fields/links/link';
import { defineNotice, type NoticeType } from '#modules/users/index.ts';

const toOrder = ({ order }: { order: number }): Link => ({ page: 'goodsOrder', id: order });
type Ordered = { order: number; number: string; goods: string };
const ofOrder = (name: string) => defineNotice<Ordered>(name, 'account', toOrder);

/** What somebody ordered is paid, and waits for the desk. */
export const orderPaid = ofOrder('orderPaid');
/** Its card can be looked at. */
export const orderRedeemed = ofOrder('orderRedeemed');
export const orderShipped = ofOrder('orderShipped');
/** It went under another number than was told. */
export const orderCorrected = ofOrder('orderCorrected');
/** Nobody paid it in time. */
export const orderExpired = ofOrder('orderExpired');
/** Its person took it back; what was held is theirs again. */
export const orderCancelled = ofOrder('orderCancelled');
export const orderReviewed = ofOrder('orderReviewed');
export const orderResumed = ofOrder('orderResumed');
/** A dispute is opened, and waits for the desk. */
export const orderDisputed = ofOrder('orderDisputed');
/** Its carrier lost it, and the desk looks for what to do. */
export const orderLost = ofOrder('orderLost');
/** It was not lost after all. */
export const orderFound = ofOrder('orderFound');
/** A dispute is answered; it stays redeemed. */
export const orderClosed = ofOrder('orderClosed');
export const orderRefunded = defineNotice<Ordered & { reason: string }>(
  'orderRefunded',
  'account',
  toOrder,
);
/** The desk wrote. */
export const orderMessage = ofOrder('orderMessage');

export const mallNotices: readonly NoticeType[] = [
  orderPaid,
  orderRedeemed,
  orderShipped,
  orderCorrected,
  orderExpired,
  orderCancelled,
  orderReviewed,
  orderResumed,
  orderDisputed,
  orderLost,
  orderFound,
  orderClosed,
  orderRefunded,
  orderMessage,
];
