import { randomBytes } from 'node:crypto';
import { firstSeal, sealOf } from '@xiongmao/api/experts/seal';
import { sql } from 'drizzle-orm';
import { followersOf, notify } from '#modules/users/index.ts';
import { int, only, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { newPlan, planPublished, planRefused } from '../notice-types.ts';
import { lockActiveExpert } from '../policy.ts';
import { planRow } from './plan-rows.ts';
import { transition } from './states.ts';
import { findOpenMatch, refuseContrary } from './write-plan.ts';

const sealedRow = {
  ...only(planRow, 'matchId', 'playType', 'level', 'pick', 'line'),
  ...only(planRow, 'odds', 'price', 'refund', 'state'),
};
const publishedRow = {
  ...only(planRow, 'expertId', 'title'),
  ...only(planRow, 'matchId', 'playType', 'level', 'pick', 'line'),
};

/**
 * Publishes a plan: it is sealed into the expert's chain, and from then on stays as it is. Throws
 * `planMoved`, `matchClosed`, `expertEnded`, `expertSuspended`, `contraryPick`.
 */
export async function publishPlan(
  tx: Tx,
  jobs: Jobs,
  given: { planId: number; by: number; now: Date },
): Promise<void> {
  const { planId, by, now: at } = given;
  const [found] = await rows(
    tx,
    publishedRow,
    sql`select expert_id as "expertId", match_id as "matchId", title, play_type as "playType", level, pick,
        line
      from plan where id = ${planId}`,
  );
  if (!found) throw new CodedError('notFound');
  const { expertId, matchId, title } = found;
  await lockActiveExpert(tx, expertId);
  await findOpenMatch(tx, matchId, at);
  await refuseContrary(tx, { ...found, planId, published: true });
  await sealPlan(tx, { planId, expertId, by, at });
  await notify(tx, jobs, expertId, {
    type: planPublished,
    values: { planId, title },
    cause: `published:${planId}`,
    at,
  });
  await notify(tx, jobs, followersOf(expertId), {
    type: newPlan,
    values: { planId, title, uid: expertId },
    cause: `plan:${planId}`,
    at,
  });
}

/** Makes a plan the next link of its expert's chain; it is that expert's turn. Throws `planMoved`. */
export async function sealPlan(
  tx: Tx,
  given: { planId: number; expertId: number; by: number; at: Date },
): Promise<void> {
  const { planId, expertId, by, at } = given;
  const [plan] = await rows(
    tx,
    sealedRow,
    sql`select match_id as "matchId", play_type as "playType", level, pick, line, odds, price, refund,
        state
      from plan where id = ${planId} for no key update`,
  );
  if (plan?.state !== 'underReview') throw new CodedError('planMoved');
  const [last] = await rows(
    tx,
    { position: int, seal: text },
    sql`select position, seal from plan where expert_id = ${expertId} and position is not null
      order by position desc limit 1`,
  );
  const position = (last?.position ?? 0) + 1;
  const previous = last?.seal ?? firstSeal;
  const salt = randomBytes(32).toString('hex');
  const releasedAt = at.toISOString();
  const seal = await sealOf({ ...plan, planId, expertId, position, previous, salt, releasedAt });
  await tx.execute(sql`
    update plan set released_at = ${releasedAt}::timestamptz, position = ${position},
      salt = ${salt}, previous = ${previous}, seal = ${seal},
      reviewed_at = ${releasedAt}::timestamptz, reviewed_by = ${by}
    where id = ${planId}`);
  await transition(tx, planId, { to: 'published', by, reason: null, at });
}

/** Lets a plan not pass; its expert is told why, and may revise it. */
export async function refusePlan(
  tx: Tx,
  jobs: Jobs,
  given: { planId: number; by: number; reason: string; now: Date },
): Promise<void> {
  const { planId, by, reason, now: at } = given;
  await transition(tx, planId, { to: 'refused', by, reason, at });
  const [plan] = await rows(
    tx,
    { expertId: int, title: text },
    sql`update plan set reviewed_at = ${instant(at)}, reviewed_by = ${by}
      where id = ${planId} returning expert_id as "expertId", title`,
  );
  const { expertId, title } = plan!;
  await notify(tx, jobs, expertId, {
    type: planRefused,
    values: { planId, title, reason },
    cause: null,
    at,
  });
}
