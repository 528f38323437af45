import type { PlanState } from '@xiongmao/api/experts/rules';
import { planState } from '@xiongmao/api/experts/shapes';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { forgetRevisions } from '../versions/forget-revisions.ts';

/** Where a plan can go from each state (product spec §4). A revision goes back to review. */
const transitions: Record<PlanState, readonly PlanState[]> = {
  underReview: ['underReview', 'published', 'refused', 'takenDown', 'deleted'],
  refused: ['underReview', 'deleted'],
  published: ['takenDown', 'deleted'],
  takenDown: ['deleted'],
  deleted: [],
};

/** Moves a plan on and writes its history; throws `planMoved` where its state does not allow it. */
export async function transition(
  tx: Tx,
  planId: number,
  given: { to: PlanState; by: number | null; reason: string | null; at: Date },
): Promise<void> {
  const { to, by, reason, at } = given;
  const from = (Object.keys(transitions) as PlanState[]).filter((state) =>
    transitions[state].includes(to),
  );
  const [moved] = await rows(
    tx,
    { from: planState },
    sql`update plan set state = ${to}, reason = ${reason}
      where id = ${planId} and state = any(${sql.param(from)}::text[])
      returning old.state as "from"`,
  );
  if (!moved) throw new CodedError('planMoved');
  await tx.execute(sql`
    insert into plan_change (plan_id, "from", "to", by, reason, at)
    values (${planId}, ${moved.from}, ${to}, ${by}, ${reason}, ${instant(at)})`);
  if (to === 'takenDown' || to === 'deleted') await forgetRevisions(tx, sql`plan_id = ${planId}`);
}

/** The matches that an expert has plans on, and how far each plan is. */
export const listStates = (
  db: Database | Tx,
  expertId: number,
): Promise<{ matchId: number; state: PlanState }[]> =>
  rows(
    db,
    { matchId: int, state: planState },
    sql`select match_id as "matchId", state from plan where expert_id = ${expertId}`,
  );
