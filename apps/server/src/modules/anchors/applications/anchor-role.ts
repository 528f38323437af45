import { sql } from 'drizzle-orm';
import type { RoleKeeper } from '#modules/users/index.ts';
import { affected, instant } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { endOpenBroadcast } from '../broadcasts/close-broadcast.ts';
import { anchorBanned } from '../events.ts';
import { cancelAll } from '../reservations/cancel-reservation.ts';
import { deleteDocuments } from './documents.ts';

/**
 * An anchor has the role as long as they are approved. Giving it approves the application that awaits review, and
 * throws `noAnchorApplication` without one. Taking it ends what they broadcast and reserved, and their rights.
 */
export const anchorRole: RoleKeeper = {
  async give(tx, { to, by, now }) {
    const at = instant(now);
    const approved = await affected(
      tx,
      sql`update anchor set state = 'approved', reason = null, reviewed_at = ${at},
          reviewed_by = ${by}, approved_at = coalesce(approved_at, ${at})
        where account_id = ${to} and state = 'underReview'`,
    );
    if (approved === 0) throw new CodedError('noAnchorApplication');
    await deleteDocuments(tx, to);
  },
  async take(tx, { to, by, now }, jobs) {
    await tx.execute(sql`
      update anchor set state = 'ended', reason = null, rights = '{}', paid = false
      where account_id = ${to} and state = 'approved'`);
    await endOpenBroadcast(tx, jobs, { anchorId: to, endedBy: 'cut', reason: null, by, now });
    await cancelAll(tx, jobs, { anchorId: to, now });
    await jobs.publish(tx, anchorBanned, { anchorId: to });
  },
};
