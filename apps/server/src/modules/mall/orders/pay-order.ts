import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { gatherTransactions } from '#platform/gather.ts';
import { refusalOf, rethrowRefused } from './refusals.ts';

export interface Paying {
  id: number;
  accountId: number;
  now: Date;
}

/**
 * Pays a reserved order, once, and answers its id: one statement, which is its own transaction
 * (`sql/mall/pay_order.sql`). Throws `unknownOrder`, `orderMoved`, NotEnoughGold, `redemptionFailed`.
 */
export async function payOrder(db: Database, { id, accountId, now }: Paying): Promise<number> {
  const [paid] = await preparedRows(
    db,
    'pay-order',
    { id: int },
    sql`select id from pay_order(${id}, ${accountId}, ${orderRules.shipWithin}, ${instant(now)})`,
  ).catch(rethrowRefused);
  return paid!.id;
}

/** As `payOrder`; what is paid in the same moment becomes one transaction (`pay_orders`). */
export const gatherPayments = (db: Database): ((paying: Paying) => Promise<number>) =>
  gatherTransactions({
    together: (all) => payTogether(db, all),
    alone: (one) => payOrder(db, one),
  });

async function payTogether(db: Database, orders: readonly Paying[]): Promise<(number | Error)[]> {
  const all = (pick: (order: Paying) => unknown) => sql.param(orders.map(pick));
  const answers = await preparedRows(
    db,
    'pay-orders',
    { nth: int, id: orNull(int), refusal: orNull(text) },
    sql`select nth, (paid).id, refusal
      from pay_orders(${all(({ id }) => id)}::int[], ${all(({ accountId }) => accountId)}::int[],
        ${orderRules.shipWithin}, ${all(({ now }) => now.toISOString())}::timestamptz[])`,
  );
  const results: (number | Error)[] = [];
  for (const { nth, id, refusal } of answers) {
    results[nth - 1] = refusal === null ? id! : (refusalOf(refusal) ?? new Error(refusal));
  }
  return results;
}
