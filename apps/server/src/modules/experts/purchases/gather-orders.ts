import { sql } from 'drizzle-orm';
import { allOrNull, int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows } from '#platform/db/database.ts';
import { gatherTransactions } from '#platform/gather.ts';
import {
  type Bought,
  boughtColumns,
  boughtRow,
  buyPlan,
  type PlanOrder,
  refusalOf,
} from './buy-plan.ts';

/**
 * As `buyPlan`; orders that come in the same moment become one transaction (`buy_plans`), so that a hot plan's
 * buyers wait for the disk together.
 */
export const gatherOrders = (db: Database): ((order: PlanOrder) => Promise<Bought>) =>
  gatherTransactions({
    together: (orders) => buyTogether(db, orders),
    alone: (order) => buyPlan(db, order),
  });

/** What was bought is null with a refusal. */
const answerRow = { ...allOrNull(boughtRow), nth: int, refusal: orNull(text) };

async function buyTogether(
  db: Database,
  orders: readonly PlanOrder[],
): Promise<(Bought | Error)[]> {
  const all = (pick: (order: PlanOrder) => unknown) => sql.param(orders.map(pick));
  const answers = await preparedRows(
    db,
    'buy-plans',
    answerRow,
    sql`select b.nth, b.refusal, ${boughtColumns(sql`b.purchase_id`)}
      from buy_plans(${all(({ planId }) => planId)}::int[],
        ${all(({ buyerId }) => buyerId)}::int[],
        ${all(({ price }) => price)}::int[],
        ${all(({ key }) => key)}::text[],
        ${all(({ now }) => now.toISOString())}::timestamptz[]) b
      left join plan p on p.id = b.plan`,
  );
  const results: (Bought | Error)[] = [];
  for (const { nth, refusal, ...bought } of answers) {
    results[nth - 1] =
      refusal === null ? (bought as Bought) : (refusalOf(refusal) ?? new Error(refusal));
  }
  return results;
}
