import { carriers, orderNumber, orderRules, transitionOf } from '@xiongmao/api/mall/rules';
import { type Order, order as orderShape } from '@xiongmao/api/mall/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { type SQL, sql } from 'drizzle-orm';
import {
  asWritten,
  bool,
  int,
  only,
  orNull,
  type RowOf,
  text,
  time,
} from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { textOf } from '../own-texts.ts';

export const orderRow = {
  ...only(
    orderShape.shape,
    ...(['id', 'goodsId', 'kind', 'picture', 'count', 'gold', 'state', 'createdAt'] as const),
    ...(['payBefore', 'shippedAt', 'editionId', 'unread'] as const),
  ),
  names: asWritten<Record<string, string>>(),
  accountId: int,
  carrier: orNull(text),
  trackingNumber: orNull(text),
  claimed: bool,
  disputedAt: orNull(time),
  hasRecipient: bool,
};

/** Of the order `o` and its goods `g`. */
export const orderColumns = (now: Date): SQL =>
  sql`o.id, o.goods_id as "goodsId", g.kind, g.names, g.pictures[1] as picture, o.count, o.gold, o.state,
    o.created_at as "createdAt", o.pay_before as "payBefore", o.shipped_at as "shippedAt",
    o.edition_id as "editionId", o.account_id as "accountId", o.carrier, o.tracking as "trackingNumber",
    o.disputed_at as "disputedAt", o.recipient is not null as "hasRecipient", coalesce(o.claimed_until > ${instant(now)}, false) as claimed,
    (select count(*) from goods_order_message m where m.order_id = o.id and m."from" = 'desk'
      and m.at > coalesce(o.seen_at, o.created_at)) as unread`;

export const selectOrders = (db: Database | Tx, now: Date, rest: SQL) =>
  rows(
    db,
    orderRow,
    sql`select ${orderColumns(now)} from goods_order o join goods g on g.id = o.goods_id ${rest}`,
  );

/** An order as its person sees it. */
export function orderOf(row: RowOf<typeof orderRow>, locale: Locale, now: Date): Order {
  const {
    names,
    accountId: _,
    carrier,
    trackingNumber,
    claimed,
    disputedAt,
    hasRecipient,
    ...order
  } = row;
  const can = (event: 'cancel' | 'dispute') => transitionOf(order, event, 'fan') !== undefined;
  return {
    ...order,
    name: textOf(names, locale),
    number: orderNumber(order.id),
    tracking: carrier && trackingNumber ? trackingOf(carrier, trackingNumber) : null,
    canCancel: can('cancel') && !claimed && order.editionId === null,
    needsRecipient: order.state === 'paid' && order.kind === 'physical' && !hasRecipient,
    canDispute: can('dispute') && mayDispute({ shippedAt: order.shippedAt!, disputedAt }, now),
  };
}

/** Once of each parcel, while it is new. */
export function mayDispute(
  { shippedAt, disputedAt }: { shippedAt: string; disputedAt: string | null },
  now: Date,
): boolean {
  const sent = Date.parse(shippedAt);
  const isNew = disputedAt === null || Date.parse(disputedAt) < sent;
  return isNew && now.getTime() - sent < orderRules.disputeWithin * 86_400_000;
}

function trackingOf(carrier: string, number: string): NonNullable<Order['tracking']> {
  const page = carriers[carrier as keyof typeof carriers] ?? null;
  return { carrier, number, href: page?.replace('{number}', encodeURIComponent(number)) ?? null };
}
