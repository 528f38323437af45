import { sql } from 'drizzle-orm';
import { affected, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/**
 * Suspends an expert, or lets them go on: their plans leave the sale and come back to it. Throws
 * `expertEnded`.
 */
export async function suspend(
  tx: Tx,
  given: { uid: number; state: 'approved' | 'suspended'; reason: string | null },
): Promise<void> {
  const { uid, state, reason } = given;
  if (state === 'suspended' && !reason) throw new CodedError('invalidInput');
  const moved = await affected(
    tx,
    sql`update expert set state = ${state}, reason = ${state === 'suspended' ? reason : null}
      where account_id = ${uid} and state in ('approved', 'suspended')`,
  );
  if (moved === 0) throw new CodedError('expertEnded');
}
