import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { type All, gatherTransactions } from '#platform/gather/gather-transactions.ts';
import type { ModuleContext } from '#platform/module.ts';
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
export const gatherPayments = ({ db, log }: Pick<ModuleContext, 'db' | 'log'>) =>
  gatherTransactions({
    ...{ db, log },
    name: 'pay-orders',
    row: { id: int },
    statement: (all: All<Paying>) => sql`select nth, (paid).id, refusal
      from pay_orders(${all(({ id }) => id)}::int[], ${all(({ accountId }) => accountId)}::int[],
        ${orderRules.shipWithin}, ${all(({ now }) => now.toISOString())}::timestamptz[])`,
    resultOf: ({ id }) => id,
    refusalOf: (refusal) => refusalOf(refusal),
    alone: (one) => payOrder(db, one),
  });
