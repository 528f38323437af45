import { type Carrier, transitionOf } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { bool } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { authorise, type Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { type LockedOrder, moveOrder } from '../orders/move-order.ts';

export interface Parcel {
  carrier: Carrier;
  tracking: string;
}

/** Throws `orderMoved`, `recipientNeeded` where a locked order can't be shipped. */
export async function refuseUnready(tx: Tx, order: LockedOrder): Promise<void> {
  if (!transitionOf(order, 'ship', 'desk')) throw new CodedError('orderMoved');
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
