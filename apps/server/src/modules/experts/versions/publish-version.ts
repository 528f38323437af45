import { randomBytes } from 'node:crypto';
import { hashWords, sealOfVersion } from '@xiongmao/api/experts/seal';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { planRevised, revisionPublished, revisionRefused } from '../notice-types.ts';
import { findOpenMatch } from '../plans/write-plan.ts';
import { lockActiveExpert } from '../policy.ts';
import { revisedRow } from './revise-published.ts';

const waitingRow = {
  ...revisedRow,
  number: int,
  matchId: int,
  /** Of the version that is on sale. */
  previous: text,
};

/**
 * Puts a plan's revision on sale: it is sealed behind the version before, and who buys from now on pays its
 * price. Its buyers are told. Throws `planMoved`, `expertEnded`, `expertSuspended`, `matchClosed`.
 */
export async function publishVersion(
  tx: Tx,
  jobs: Jobs,
  given: { planId: number; by: number; now: Date },
): Promise<void> {
  const { planId, by, now } = given;
  const expertId = await authorOf(tx, planId);
  await lockActiveExpert(tx, expertId);
  const [waiting] = await rows(
    tx,
    waitingRow,
    sql`select v.number, v.title, v.content, v.label, v.price, p.match_id as "matchId", coalesce((
          select seal from plan_version b where b.plan_id = p.id and b.number = p.version), p.seal)
          as previous
      from plan p join plan_version v on v.plan_id = p.id and v.state = 'underReview'
      where p.id = ${planId} and p.state = 'published' for no key update of p, v`,
  );
  if (!waiting) throw new CodedError('planMoved');
  const { number, matchId, previous, title, content, label, price } = waiting;
  await keepFirst(tx, planId);
  const salt = randomBytes(32).toString('hex');
  const words = await hashWords({ title, label, content, salt });
  const releasedAt = now.toISOString();
  const seal = await sealOfVersion({ planId, number, price, words, releasedAt, previous });
  const at = instant(now);
  await tx.execute(sql`
    update plan_version set state = 'released', released_at = ${at}, salt = ${salt}, words = ${words},
      seal = ${seal}, reviewed_at = ${at}, reviewed_by = ${by}
    where plan_id = ${planId} and number = ${number}`);
  await tx.execute(sql`
    update plan set title = ${title}, content = ${content}, label = ${label}, price = ${price},
      version = ${number}
    where id = ${planId}`);
  const values = { planId, title };
  const cause = `revised:${planId}:${number}`;
  await notify(tx, jobs, expertId, { type: revisionPublished, values, cause, at: now });
  await notify(tx, jobs, sql`select buyer_id from purchase where plan_id = ${planId}`, {
    type: planRevised,
    values,
    cause,
    at: now,
  });
  // Last, because the feed waits meanwhile: the match does not begin before this is committed.
  await findOpenMatch(tx, matchId, now, sql`for share`);
}

/** What a plan was before it was revised first. */
async function keepFirst(tx: Tx, planId: number): Promise<void> {
  await tx.execute(sql`
    insert into plan_version (plan_id, number, title, content, label, price, state, submitted_at,
      reviewed_at, reviewed_by, released_at, seal)
    select id, 1, title, content, label, price, 'released', created_at, reviewed_at, reviewed_by,
      released_at, seal
    from plan where id = ${planId} and version = 1`);
}

/** Lets a revision not pass: the plan stays on sale as it is. Its expert is told why. */
export async function refuseVersion(
  tx: Tx,
  jobs: Jobs,
  given: { planId: number; by: number; reason: string; now: Date },
): Promise<void> {
  const { planId, by, reason, now: at } = given;
  const expertId = await authorOf(tx, planId);
  const [refused] = await rows(
    tx,
    { title: text },
    sql`update plan_version set state = 'refused', reason = ${reason}, reviewed_at = ${instant(at)},
        reviewed_by = ${by}
      where plan_id = ${planId} and state = 'underReview' returning title`,
  );
  if (!refused) throw new CodedError('planMoved');
  const { title } = refused;
  const values = { planId, title, reason };
  await notify(tx, jobs, expertId, { type: revisionRefused, values, cause: null, at });
}

async function authorOf(tx: Tx, planId: number): Promise<number> {
  const [plan] = await rows(
    tx,
    { expertId: int },
    sql`select expert_id as "expertId" from plan where id = ${planId}`,
  );
  if (!plan) throw new CodedError('notFound');
  return plan.expertId;
}
