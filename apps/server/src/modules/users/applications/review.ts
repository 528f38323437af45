import type { ErrorName } from '@xiongmao/api/errors';
import { type SQL, sql } from 'drizzle-orm';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { NoticeType } from '../notices/define-notice.ts';
import { notify } from '../notices/notices.ts';

/** Where a domain keeps who applied for a role of its own. */
export interface Applications {
  /** Its name: a table with `applicationColumns`. */
  table: SQL;
  /** What an applicant is told who is refused. */
  refused: NoticeType<{ reason: string }>;
  /** Thrown where an application does not wait: to who reviews it, and to who gives the role. */
  errors: { decided: ErrorName; missing: ErrorName };
}

interface Review {
  uid: number;
  by: number;
  now: Date;
}

/** The review of applications: support recommends or refuses, who gives the role approves. */
export function reviewOf({ table, refused, errors }: Applications) {
  async function update(tx: Tx, uid: number, changes: SQL, error: ErrorName): Promise<void> {
    const found = await affected(
      tx,
      sql`update ${table} set ${changes} where account_id = ${uid} and state = 'underReview'`,
    );
    if (found === 0) throw new CodedError(error);
  }
  const reviewed = ({ by, now }: Review) => sql`reviewed_at = ${instant(now)}, reviewed_by = ${by}`;

  return {
    /** Tells who may approve an application that it is good. */
    async recommend(tx: Tx, { uid, by, now }: Review): Promise<void> {
      const changes = sql`recommended_at = ${instant(now)}, recommended_by = ${by}`;
      await update(tx, uid, changes, errors.decided);
    },
    /** Refuses one; the applicant is told why. */
    async refuse(tx: Tx, jobs: Jobs, given: Review & { reason: string }): Promise<void> {
      const { uid, reason, now } = given;
      const changes = sql`state = 'refused', reason = ${reason}, ${reviewed(given)}`;
      await update(tx, uid, changes, errors.decided);
      await notify(tx, jobs, uid, { type: refused, values: { reason }, cause: null, at: now });
    },
    async approve(tx: Tx, given: Review): Promise<void> {
      const changes = sql`state = 'approved', reason = null, ${reviewed(given)},
        approved_at = coalesce(approved_at, ${instant(given.now)})`;
      await update(tx, given.uid, changes, errors.missing);
    },
  };
}
