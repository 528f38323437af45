import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { anchorRefused } from '../notice-types.ts';
import { deleteDocuments } from './documents.ts';

interface Review {
  uid: number;
  by: number;
  now: Date;
}

/** Tells who may approve an application that it is good; throws `anchorApplicationDecided` for one that does not wait. */
export async function recommend(tx: Tx, { uid, by, now }: Review): Promise<void> {
  const found = await affected(
    tx,
    sql`update anchor set recommended_at = ${instant(now)}, recommended_by = ${by}
      where account_id = ${uid} and state = 'underReview'`,
  );
  if (found === 0) throw new CodedError('anchorApplicationDecided');
}

/** Refuses an application; the applicant is told why. Throws `anchorApplicationDecided` for one that does not wait. */
export async function refuse(
  tx: Tx,
  jobs: Jobs,
  { uid, by, reason, now }: Review & { reason: string },
): Promise<void> {
  const refused = await affected(
    tx,
    sql`update anchor set state = 'refused', reason = ${reason}, reviewed_at = ${instant(now)},
        reviewed_by = ${by}
      where account_id = ${uid} and state = 'underReview'`,
  );
  if (refused === 0) throw new CodedError('anchorApplicationDecided');
  await deleteDocuments(tx, uid);
  await notify(tx, jobs, uid, { type: anchorRefused, values: { reason }, cause: null, at: now });
}
