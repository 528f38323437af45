import { type Carrier, orderNumber, transitionOf } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { bool } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { authorise, type Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { changeStock } from '../goods/cards.ts';
import { type LockedOrder, moveOrder, requireClaim } from '../orders/move-order.ts';

export interface Parcel {
  carrier: Carrier;
  tracking: string;
}

/** Throws `orderMoved`, `recipientNeeded` where a locked order can't be shipped. */
export async function refuseUnready(
  tx: Tx,
  order: LockedOrder,
  event: 'ship' | 'reship' = 'ship',
): Promise<void> {
  if (!transitionOf(order, event, 'desk')) throw new CodedError('orderMoved');
  const [kept] = await rows(
    tx,
    { has: bool },
    sql`select recipient is not null as has from goods_order where id = ${order.id}`,
  );
  if (!kept!.has) throw new CodedError('recipientNeeded');
}

/**
 * Ships a locked order, whichever way that was asked for: its gold is the house's. Throws `forbidden`, `orderMoved`,
 * `recipientNeeded`.
 */
export async function shipOrder(
  tx: Tx,
  order: LockedOrder,
  { carrier, tracking, by, now }: Parcel & { by: Principal; now: Date },
): Promise<void> {
  authorise('shipOrders', by);
  await refuseUnready(tx, order);
  await moveOrder(tx, order, { event: 'ship', by: 'desk', staffId: by.uid, now });
  await write(tx, order, { carrier, tracking });
}

/**
 * Ships another in place of a parcel that was lost, or not as it should be: it is taken out of stock, and nothing more is
 * paid. Throws `forbidden`, `claimFirst`, `orderMoved`, `recipientNeeded`, `outOfStock`.
 */
export async function shipAgain(
  tx: Tx,
  order: LockedOrder,
  { carrier, tracking, by, now }: Parcel & { by: Principal; now: Date },
): Promise<void> {
  authorise('shipOrders', by);
  await refuseUnready(tx, order, 'reship');
  requireClaim(order, by.uid, now);
  const { id, goodsId, count } = order;
  const taken = { goodsId, count: -count, reason: orderNumber(id), by: by.uid, at: now };
  await changeStock(tx, taken);
  await moveOrder(tx, order, { event: 'reship', by: 'desk', staffId: by.uid, now });
  await write(tx, order, { carrier, tracking });
}

/** Says of a shipped, locked order under which number it really went. Throws `forbidden`, `orderMoved`. */
export async function correctParcel(
  tx: Tx,
  order: LockedOrder,
  { carrier, tracking, by, now }: Parcel & { by: Principal; now: Date },
): Promise<void> {
  authorise('shipOrders', by);
  await moveOrder(tx, order, { event: 'correct', by: 'desk', staffId: by.uid, now });
  await write(tx, order, { carrier, tracking });
}

const write = (tx: Tx, { id }: LockedOrder, { carrier, tracking }: Parcel): Promise<unknown> =>
  tx.execute(sql`
    update goods_order set carrier = ${carrier}, tracking = ${tracking} where id = ${id}`);
