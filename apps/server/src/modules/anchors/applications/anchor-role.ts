import { sql } from 'drizzle-orm';
import type { RoleKeeper } from '#modules/users/index.ts';
import { endOpenBroadcast } from '../broadcasts/close-broadcast.ts';
import { anchorBanned } from '../events.ts';
import { cancelAll } from '../reservations/cancel-reservation.ts';
import { deleteDocuments, requireSeen } from './documents.ts';
import { review } from './review.ts';

/**
 * An anchor has the role as long as they are approved. Giving it approves the application that awaits review, and
 * throws `noAnchorApplication` without one, `documentsUnseen` for who has not looked at its documents. Taking it ends what they broadcast and reserved, and their rights.
 */
export const anchorRole: RoleKeeper = {
  async give(tx, { to, by, now }) {
    await review.approve(tx, { uid: to, by, now });
    await requireSeen(tx, { uid: to, by });
    await deleteDocuments(tx, to);
  },
  async take(tx, { to, now }, jobs) {
    await tx.execute(sql`
      update anchor set state = 'ended', reason = null, rights = '{}', paid = false
      where account_id = ${to} and state = 'approved'`);
    await endOpenBroadcast(tx, jobs, { anchorId: to, endedBy: 'cut', reason: null, now });
    await cancelAll(tx, jobs, { anchorId: to, now });
    await jobs.publish(tx, anchorBanned, { anchorId: to });
  },
};
