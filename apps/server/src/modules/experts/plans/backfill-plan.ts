import { sql } from 'drizzle-orm';
import { holdGold } from '#modules/wallet/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { lockExpert } from '../policy.ts';
import { type Facts, judge } from '../settlement/judge.ts';
import { type SettlingTerms, settlePlan } from '../settlement/settle-plan.ts';
import { sealPlan } from './publish-plan.ts';
import { insertPlan, type Written } from './write-plan.ts';

/** A plan on a match that is over by now. */
export interface PastPlan {
  expertId: number;
  match: { id: number; bestOf: number | null };
  facts: Facts;
  written: Written;
  /** Who let it pass. */
  reviewerId: number;
  buyerIds: readonly number[];
  releasedAt: Date;
  settledAt: Date;
}

/** Keeps a plan as if it had been published, bought and settled in its time. */
export async function backfillPlan(
  tx: Tx,
  settling: SettlingTerms & { jobs: Jobs },
  past: PastPlan,
): Promise<void> {
  const { expertId, facts, written, reviewerId, buyerIds, releasedAt: at, settledAt: now } = past;
  const { gameId, startsAt } = facts;
  const { id: matchId, bestOf } = past.match;
  await lockExpert(tx, expertId);
  const match = { gameId, bestOf, startsAt: startsAt.toISOString() };
  const planId = await insertPlan(tx, { expertId, matchId, match, written, at });
  await sealPlan(tx, { planId, expertId, by: reviewerId, at });
  for (const buyerId of buyerIds) {
    await insertPurchase(tx, { planId, buyerId, price: written.price, at });
  }
  const verdict = judge(written, startsAt, facts, now);
  if (!verdict) return;
  await settlePlan(tx, settling, { planId, cause: 'result', verdict, by: null, reason: null, now });
}

/** As `buy_plan` makes one while a plan is on sale. */
async function insertPurchase(
  tx: Tx,
  given: { planId: number; buyerId: number; price: number; at: Date },
): Promise<void> {
  const { planId, buyerId, price, at } = given;
  const key = `plan:${planId}:${buyerId}`;
  const reference = `plan:${planId}`;
  const holdId = await holdGold(tx, { key, ownerId: buyerId, amount: price, reference, at });
  await tx.execute(sql`
    insert into purchase (plan_id, buyer_id, price, key, hold_id, at)
    values (${planId}, ${buyerId}, ${price}, ${key}, ${holdId}, ${instant(at)})`);
}
