import { orderNumber } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { mail, notifyEach, readersOf } from '#modules/users/index.ts';
import { asWritten, bool, int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import {
  orderCancelled,
  orderClosed,
  orderCorrected,
  orderDisputed,
  orderExpired,
  orderFound,
  orderLost,
  orderPaid,
  orderRedeemed,
  orderRefunded,
  orderResumed,
  orderReviewed,
  orderShipped,
} from '../notice-types.ts';
import { textOf } from '../own-texts.ts';

const types: Readonly<Record<string, typeof orderPaid>> = {
  ship: orderShipped,
  correct: orderCorrected,
  refund: orderRefunded,
  expire: orderExpired,
  cancel: orderCancelled,
  review: orderReviewed,
  resume: orderResumed,
  dispute: orderDisputed,
  lose: orderLost,
  reship: orderShipped,
};

/** Of one transaction. */
const most = 50;

/** Tells all people what happened to their orders and what they were not told of. */
export async function tellAllSteps(db: Database, jobs: Jobs): Promise<void> {
  while ((await tellSteps(db, jobs)) === most);
}

/** Tells what happened to one order, or the next of what happened to any; answers how much that was. */
export async function tellSteps(
  db: Database | Tx,
  jobs: Jobs,
  orderId: number | null = null,
): Promise<number> {
  return db.transaction(async (tx) => {
    const untold = await rows(
      tx,
      {
        id: int,
        orderId: int,
        accountId: int,
        event: text,
        state: text,
        reason: orNull(text),
        names: asWritten<Record<string, string>>(),
        isDisputed: bool,
        at: time,
      },
      sql`select s.id, s.order_id as "orderId", o.account_id as "accountId", s.event, s.state, s.reason,
          g.names, o.disputed_at is not null as "isDisputed", s.at
        from goods_order_step s join goods_order o on o.id = s.order_id join goods g on g.id = o.goods_id
        where not s.told and (${orderId}::int is null or s.order_id = ${orderId})
        order by s.id limit ${most} for update of s skip locked`,
    );
    const readers = await readersOf(tx, [...new Set(untold.map(({ accountId }) => accountId))]);
    const notices: Parameters<typeof notifyEach>[2][number][] = [];
    for (const {
      id,
      orderId: order,
      accountId,
      event,
      state,
      reason,
      names,
      isDisputed,
      at,
    } of untold) {
      const reader = readers.get(accountId)!;
      const values = { order, number: orderNumber(order), goods: textOf(names, reader.language) };
      const paid = state === 'redeemed' ? orderRedeemed : orderPaid;
      const closed = isDisputed ? orderClosed : orderFound;
      const type = event === 'pay' ? paid : event === 'close' ? closed : types[event]!;
      const told = { type, at: new Date(at) };
      const inFull = event === 'refund' ? { ...values, reason: reason ?? '' } : values;
      const cause = `goodsOrder:${order}:${id}`;
      notices.push({ ...told, accountId, values: inFull, cause });
      // What the desk wrote of it stays on the site: an address could stand in it.
      await mail(tx, jobs, accountId, {
        ...told,
        kind: 'orders',
        values: { ...values, reason: '' },
        reader,
        path: `/userInfo/exchange/${order}`,
      });
    }
    await notifyEach(tx, jobs, notices);
    const told = sql.param(untold.map(({ id }) => id));
    await tx.execute(
      sql`update goods_order_step set told = true where id = any(${told}::bigint[])`,
    );
    return untold.length;
  });
}
