import type { CallResult } from '@xiongmao/api/call';
import type { getOrders, getReceipt } from '@xiongmao/api/experts/calls';
import { planResult, purchaseState } from '@xiongmao/api/experts/shapes';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { listReferenced } from '#modules/wallet/index.ts';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { selectPlans, toCard } from '../plans/plan-rows.ts';
import { toPlan } from '../policy.ts';

type State = 'held' | 'captured' | 'released';

const foundRow = {
  id: int,
  planId: int,
  price: int,
  state: purchaseState,
  at: time,
  refunded: orNull(text),
};

const columns = sql`b.id, b.plan_id as "planId", b.price, h.state, b.at, b.refunded
  from purchase b join wallet.hold h on h.id = b.hold_id`;

/** What a person bought, newest first. */
export async function listOrders(
  db: Database,
  asked: { viewerId: number; state: State | undefined; page: number; now: Date },
): Promise<CallResult<typeof getOrders>> {
  const { viewerId, state, page, now } = asked;
  const which = state ? sql`h.state = ${state}` : sql`true`;
  const where = sql`b.buyer_id = ${viewerId} and ${which}`;
  const total = await countRows(
    db,
    sql`purchase b join wallet.hold h on h.id = b.hold_id where ${where}`,
  );
  const found = await rows(
    db,
    foundRow,
    sql`select ${columns} where ${where} order by b.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const ids = found.map(({ planId }) => planId);
  const plans = await selectPlans(
    db,
    { viewerId, now },
    sql`where p.id = any(${sql.param(ids)}::int[])`,
  );
  const items = found.map(({ planId, refunded: _refunded, ...order }) => ({
    ...order,
    plan: toCard(plans.find(({ id }) => id === planId)!),
  }));
  return { items, total };
}

const settlementRow = {
  revision: int,
  cause: z.enum(['result', 'correction', 'override']),
  result: planResult,
  rule: text,
  home: orNull(int),
  away: orNull(int),
  at: time,
};

/** How a plan that someone bought was settled, and what became of their gold; null without a purchase. */
export async function findReceipt(
  db: Database,
  asked: { viewerId: number; planId: number; now: Date },
): Promise<CallResult<typeof getReceipt> | null> {
  const { viewerId, planId, now } = asked;
  const [order] = await rows(
    db,
    foundRow,
    sql`select ${columns} where b.plan_id = ${planId} and b.buyer_id = ${viewerId}`,
  );
  if (!order) return null;
  const [plan] = await selectPlans(db, { viewerId, now }, sql`where p.id = ${planId}`);
  const settlements = await rows(
    db,
    settlementRow,
    sql`select revision, cause, result, rule, score_home as home, score_away as away, at
      from settlement where plan_id = ${planId} order by revision`,
  );
  const entries = await listReferenced(db, viewerId, `plan:${planId}`);
  return {
    purchaseId: order.id,
    plan: toPlan(plan!, viewerId),
    price: order.price,
    state: order.state,
    boughtAt: order.at,
    refunded: order.refunded,
    settlements: settlements.map(({ home, away, ...settled }) => ({
      ...settled,
      score: home === null || away === null ? null : { home, away },
    })),
    entries: entries.map(({ transferId, kind, amount, before, after, at }) => ({
      transferId,
      kind,
      amount,
      before,
      after,
      at,
    })),
  };
}
