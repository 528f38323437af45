import { sql } from 'drizzle-orm';
import { type All, gatherTransactions } from '#platform/gather/gather-transactions.ts';
import type { ModuleContext } from '#platform/module.ts';
import { boughtColumns, boughtRow, buyPlan, type PlanOrder, refusalOf } from './buy-plan.ts';

/**
 * As `buyPlan`; orders that come in the same moment become one transaction (`buy_plans`), so that a hot plan's
 * buyers wait for the disk together.
 */
export const gatherOrders = ({ db, log }: Pick<ModuleContext, 'db' | 'log'>) =>
  gatherTransactions({
    ...{ db, log, refusalOf },
    name: 'buy-plans',
    row: boughtRow,
    statement: (
      all: All<PlanOrder>,
    ) => sql`select b.nth, b.refusal, ${boughtColumns(sql`b.purchase_id`)}
      from buy_plans(${all(({ planId }) => planId)}::int[],
        ${all(({ buyerId }) => buyerId)}::int[],
        ${all(({ price }) => price)}::int[],
        ${all(({ key }) => key)}::text[],
        ${all(({ now }) => now.toISOString())}::timestamptz[]) b
      left join plan p on p.id = b.plan`,
    resultOf: (bought) => bought,
    alone: (order) => buyPlan(db, order),
  });
