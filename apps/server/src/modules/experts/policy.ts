import type { Plan, PlanVersion, RevisedPlan } from '@xiongmao/api/experts/shapes';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { type PlanRow, toCard, toPrediction, toVerdict } from './plans/plan-rows.ts';

/** Why someone sees what a plan predicts, or does not. */
export function accessOf(row: PlanRow, viewerId: number | null): Plan['access'] {
  if (viewerId === row.expertId) return 'own';
  if (row.paid !== null) return 'bought';
  if (row.result !== null) return 'over';
  if (row.state === 'deleted') return 'hidden';
  if (row.price > 0) return viewerId === null ? 'signIn' : 'locked';
  return row.viewing === 'open' || viewerId !== null ? 'free' : 'signIn';
}

/** A plan as someone may see it: what they may not, does not leave the server. */
export function toPlan(row: PlanRow, viewerId: number | null): Plan {
  const access = accessOf(row, viewerId);
  const isOpen = ['own', 'bought', 'over', 'free'].includes(access);
  // What is deleted hides its text from all but those who paid for it, and who wrote it.
  const isRead = isOpen && (row.state !== 'deleted' || access !== 'over');
  return {
    ...toCard(row),
    access,
    prediction: isOpen ? toPrediction(row) : null,
    content: isRead ? row.content : null,
    verdict: row.result === null ? null : toVerdict(row),
    paid: row.paid,
  };
}

/** A plan with its versions: who may read its text, may read what it was. */
export function withVersions(plan: Plan, versions: PlanVersion[]): RevisedPlan {
  const isRead = plan.content !== null;
  return {
    ...plan,
    versions: isRead ? versions : versions.map((each) => ({ ...each, content: null, salt: null })),
  };
}

/** Takes an expert's turn: what they post, and what is settled of theirs, goes one after the other. */
export async function lockExpert(tx: Tx, expertId: number): Promise<string | null> {
  const [found] = await rows(
    tx,
    { state: text },
    sql`select state from expert where account_id = ${expertId} for no key update`,
  );
  return found?.state ?? null;
}

/** As `lockExpert`; throws `expertEnded` for who is no expert any more, `expertSuspended`. */
export async function lockActiveExpert(tx: Tx, expertId: number): Promise<void> {
  const state = await lockExpert(tx, expertId);
  if (state === 'suspended') throw new CodedError('expertSuspended');
  if (state !== 'approved') throw new CodedError('expertEnded');
}
