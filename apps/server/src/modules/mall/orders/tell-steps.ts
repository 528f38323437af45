import { orderNumber } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import {
  orderCancelled,
  orderClosed,
  orderDisputed,
  orderExpired,
  orderPaid,
  orderRedeemed,
  orderRefunded,
  orderResumed,
  orderReviewed,
  orderShipped,
} from '../notice-types.ts';

const types: Readonly<Record<string, typeof orderPaid>> = {
  ship: orderShipped,
  expire: orderExpired,
  cancel: orderCancelled,
  review: orderReviewed,
  resume: orderResumed,
  dispute: orderDisputed,
  close: orderClosed,
};

const most = 200;

/** Tells people what happened to their orders and what they were not told of: of one order, or of all. */
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
        goods: text,
        at: time,
      },
      sql`select s.id, s.order_id as "orderId", o.account_id as "accountId", s.event, s.state, s.reason,
          coalesce(g.names ->> 'zh_CN', g.names ->> 'en_US') as goods, s.at
        from goods_order_step s join goods_order o on o.id = s.order_id join goods g on g.id = o.goods_id
        where not s.told and (${orderId}::int is null or s.order_id = ${orderId})
        order by s.id limit ${most} for update of s skip locked`,
    );
    for (const { id, orderId: order, accountId, event, state, reason, goods, at } of untold) {
      const values = { order, number: orderNumber(order), goods };
      const once = { cause: `goodsOrder:${order}:${id}`, at: new Date(at) };
      if (event === 'refund') {
        const refund = { type: orderRefunded, values: { ...values, reason: reason ?? '' } };
        await notify(tx, jobs, accountId, { ...refund, ...once });
      } else {
        const paid = state === 'redeemed' ? orderRedeemed : orderPaid;
        const type = event === 'pay' ? paid : types[event]!;
        await notify(tx, jobs, accountId, { type, values, ...once });
      }
    }
    const told = sql.param(untold.map(({ id }) => id));
    await tx.execute(
      sql`update goods_order_step set told = true where id = any(${told}::bigint[])`,
    );
    return untold.length;
  });
}
