import { randomUUID } from 'node:crypto';
import type { PlanResult } from '@xiongmao/api/experts/rules';
import { planResult } from '@xiongmao/api/experts/shapes';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import {
  captureHolds,
  ledgerAccountOf,
  ownAccount,
  recollectHolds,
  releaseHolds,
  type Share,
  uncaptureHolds,
} from '#modules/wallet/index.ts';
import { bool, int, listOf, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { planSettled } from '../notice-types.ts';
import { lockExpert } from '../policy.ts';
import type { Verdict } from './judge.ts';
import { keepRecord } from './keep-record.ts';

export interface Settling {
  planId: number;
  cause: 'result' | 'correction' | 'override';
  verdict: Verdict;
  /** Who overrode it, and why. */
  by: number | null;
  reason: string | null;
  now: Date;
}

const settlingPlanRow = {
  expertId: int,
  title: text,
  refund: bool,
  result: orNull(planResult),
  rule: orNull(text),
  scoreHome: orNull(int),
  scoreAway: orNull(int),
  revision: int,
  /** By hand: what the match says does not change it any more. */
  overridden: bool,
  /** Percent that was the expert's when it was first settled: it may be another now. */
  share: orNull(int),
};
export type SettlingPlan = RowOf<typeof settlingPlanRow>;

/** Percent of a purchase's price that is the expert's. */
export interface SettlingTerms {
  expertShare: number;
}

/** Tells who bought a plan what its result is now: the gold does not wait for it. */
const tellBuyers = defineJob<{
  planId: number;
  title: string;
  revision: number;
  result: PlanResult;
  at: string;
}>('tell-plan-buyers');

export function workBuyerNotices({ db, jobs }: Pick<ModuleContext, 'db' | 'jobs'>): void {
  jobs.work(tellBuyers, ({ planId, title, revision, result, at }) =>
    db.transaction((tx) =>
      notify(tx, jobs, sql`select buyer_id from purchase where plan_id = ${planId}`, {
        type: planSettled,
        values: { planId, title, result },
        cause: `plan:${planId}:${revision}`,
        at: new Date(at),
      }),
    ),
  );
}

/** A void gives the gold back, a miss where the plan promised so; all else is earned. */
export const isGivenBack = (result: PlanResult, refund: boolean): boolean =>
  result === 'void' || (result === 'miss' && refund);

/**
 * Settles a plan, or settles it anew: what its former result moved is taken back by compensating
 * transfers first. Gold that was given back and is spent since is not claimed again. False when the
 * verdict is the one that it has.
 */
export async function settlePlan(
  tx: Tx,
  { jobs, expertShare }: SettlingTerms & { jobs: Jobs },
  settling: Settling,
): Promise<boolean> {
  const { planId, cause, verdict, by, reason, now } = settling;
  const plan = await lockPlan(tx, planId);
  if (!plan || isSame(plan, verdict)) return false;
  if (plan.overridden && cause !== 'override') return false;
  const revision = plan.revision + 1;
  const { ids, at, sharing } = await sharingOf(tx, { planId, plan, expertShare, now });
  const goesBack = isGivenBack(verdict.result, plan.refund);
  const wentBack = plan.result === null ? null : isGivenBack(plan.result, plan.refund);
  if (wentBack === true && !goesBack) await recollectHolds(tx, ids, at);
  if (wentBack === false && goesBack) {
    await uncaptureHolds(tx, { ...sharing, key: `plan:${planId}:${revision}:back` });
  }
  if (goesBack) await releaseHolds(tx, ids, at);
  else await captureHolds(tx, { ...sharing, key: `plan:${planId}:${revision}:share` });

  const sums = await sumsOf(tx, ids);
  const [earned, kept] = sharing.split(sums.captured);
  await tx.execute(sql`
    insert into settlement (plan_id, revision, cause, result, rule, score_home, score_away, captured,
      released, expert_share, house_share, unclaimed, reason, by, at)
    values (${planId}, ${revision}, ${cause}, ${verdict.result}, ${verdict.rule},
      ${verdict.score?.home ?? null}, ${verdict.score?.away ?? null},
      ${earned.amount + kept.amount}, ${sums.released}, ${earned.amount}, ${kept.amount},
      ${goesBack ? 0 : sums.released}, ${reason}, ${by}, ${instant(at)})`);
  await tx.execute(sql`
    update plan set result = ${verdict.result}, rule = ${verdict.rule}, revision = ${revision},
      score_home = ${verdict.score?.home ?? null}, score_away = ${verdict.score?.away ?? null},
      settled_at = coalesce(settled_at, ${instant(at)}), share = coalesce(share, ${expertShare})
    where id = ${planId}`);
  await keepRecord(tx, plan.expertId);
  const { result } = verdict;
  if (result !== plan.result) {
    const { title } = plan;
    await jobs.send(tx, tellBuyers, { planId, title, revision, result, at: at.toISOString() });
  }
  return true;
}

/**
 * Pays out what was bought in the very moment that a plan was settled: such a purchase was on its way and
 * is not among those that were settled with it.
 */
export async function settleLate(
  tx: Tx,
  { expertShare }: SettlingTerms,
  { planId, now }: { planId: number; now: Date },
): Promise<void> {
  const plan = await lockPlan(tx, planId);
  if (!plan || plan.result === null) return;
  const { ids, at, sharing } = await sharingOf(tx, { planId, plan, expertShare, now });
  if (isGivenBack(plan.result, plan.refund)) await releaseHolds(tx, ids, at);
  else await captureHolds(tx, { ...sharing, key: `plan:${planId}:late:${randomUUID()}` });
}

/** Experts' plans are settled one after the other: their records are made from all of them. */
export async function lockPlan(tx: Tx, planId: number): Promise<SettlingPlan | null> {
  const [owner] = await rows(
    tx,
    { expertId: int },
    sql`select expert_id as "expertId" from plan where id = ${planId} and released_at is not null`,
  );
  if (!owner) return null;
  await lockExpert(tx, owner.expertId);
  const [plan] = await rows(
    tx,
    settlingPlanRow,
    sql`select expert_id as "expertId", title, refund, result, rule, share,
        score_home as "scoreHome", score_away as "scoreAway", revision,
        exists (select from settlement s where s.plan_id = plan.id and s.cause = 'override')
          as overridden
      from plan where id = ${planId} for no key update`,
  );
  return plan!;
}

function isSame(plan: SettlingPlan, { result, rule, score }: Verdict): boolean {
  return (
    plan.result === result &&
    plan.rule === rule &&
    plan.scoreHome === (score?.home ?? null) &&
    plan.scoreAway === (score?.away ?? null)
  );
}

/** The holds of a plan's purchases, those that support gave back left out, and who shares in them. */
async function sharingOf(
  tx: Tx,
  given: { planId: number; plan: SettlingPlan; expertShare: number; now: Date },
) {
  const { planId, plan, expertShare, now: at } = given;
  const found = await rows(
    tx,
    { id: int },
    sql`select hold_id as id from purchase where plan_id = ${planId} and refunded is null order by id`,
  );
  const ids = found.map(({ id }) => id);
  const split = await splitOf(tx, plan, expertShare);
  return { ids, at, sharing: { ids, split, reference: `plan:${planId}`, at } };
}

/** Shares of each purchase by its own price: one may have paid more than the other. */
export async function splitOf(
  tx: Tx,
  { expertId, share }: SettlingPlan,
  expertShare: number,
): Promise<(prices: readonly number[]) => [Share, Share]> {
  const expert = await ledgerAccountOf(tx, 'earnings', expertId);
  const house = await ownAccount(tx, 'house');
  const percent = share ?? expertShare;
  return (prices) => {
    let [earned, kept] = [0, 0];
    for (const price of prices) {
      const part = Math.floor((price * percent) / 100);
      earned += part;
      kept += price - part;
    }
    return [
      { to: expert, amount: earned },
      { to: house, amount: kept },
    ];
  };
}

/** What was captured of each hold, and what was given back of all. */
async function sumsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<{ captured: number[]; released: number }> {
  const [sums] = await rows(
    tx,
    { captured: listOf(int), released: int },
    sql`select coalesce(array_agg(amount::int) filter (where state = 'captured'), '{}') as captured,
        coalesce(sum(amount) filter (where state = 'released'), 0)::int as released
      from wallet.hold where id = any(${sql.param([...ids])}::bigint[])`,
  );
  return sums!;
}
