import { sql } from 'drizzle-orm';
import { releaseHolds, uncaptureHolds } from '#modules/wallet/index.ts';
import { int } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { lockPlan, type SettlingTerms, splitOf } from '../settlement/settle-plan.ts';

/**
 * Gives one buyer's gold back, whatever the plan's result: from escrow, or from those who had earned it.
 * Throws `alreadyRefunded` for what was given back before.
 */
export async function refundPurchase(
  tx: Tx,
  { expertShare }: SettlingTerms,
  given: { id: number; by: number; reason: string; now: Date },
): Promise<void> {
  const { id, by, reason, now: at } = given;
  const [found] = await rows(
    tx,
    { planId: int, holdId: int },
    sql`select plan_id as "planId", hold_id as "holdId" from purchase where id = ${id}`,
  );
  if (!found) throw new CodedError('notFound');
  const { planId, holdId } = found;
  const plan = await lockPlan(tx, planId);
  const split = await splitOf(tx, plan!, expertShare);
  const refunded = await affected(
    tx,
    sql`update purchase set refunded = ${reason}, refunded_by = ${by},
        refunded_at = ${instant(at)}
      where id = ${id} and refunded is null`,
  );
  if (refunded === 0) throw new CodedError('alreadyRefunded');
  const ids = [holdId];
  const key = `purchase:${id}:back`;
  await uncaptureHolds(tx, { ids, split, key, reference: `plan:${planId}`, at });
  if ((await releaseHolds(tx, ids, at)) === 0) throw new CodedError('alreadyRefunded');
}
