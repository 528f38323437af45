import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { endOpenBroadcast } from '../broadcasts/close-broadcast.ts';
import { anchorBanned } from '../events.ts';
import { anchorBanLifted, anchorBannedNotice } from '../notice-types.ts';
import { isBannedAsAnchor } from './bans.ts';

interface Banning {
  uid: number;
  by: number;
  now: Date;
}

/** Bans an anchor until an instant, for good without one: what they broadcast ends at once, and they are told why. */
export async function banAnchor(
  tx: Tx,
  jobs: Jobs,
  { uid, by, reason, until, now }: Banning & { reason: string; until: Date | null },
): Promise<void> {
  if (until !== null && until <= now) throw new CodedError('invalidInput');
  const at = instant(now);
  // Takes the anchor's turn: what they are about to begin has begun by then, or not yet.
  await tx.execute(sql`
    update anchor set ban_reason = ${reason}, banned_until = ${until && instant(until)}, banned_at = ${at},
      banned_by = ${by}
    where account_id = ${uid}`);
  await endOpenBroadcast(tx, jobs, { anchorId: uid, endedBy: 'banned', reason, now });
  await jobs.publish(tx, anchorBanned, { anchorId: uid });
  const told = { type: anchorBannedNotice, values: { reason }, cause: null, at: now };
  await notify(tx, jobs, uid, told);
}

/** Lifts a ban; who was banned until now is told. */
export async function liftBan(tx: Tx, jobs: Jobs, { uid, now }: Banning): Promise<void> {
  const wasBanned = await affected(
    tx,
    sql`select from anchor c where account_id = ${uid} and ${isBannedAsAnchor(now)}`,
  );
  await tx.execute(sql`
    update anchor set ban_reason = null, banned_until = null, banned_at = null, banned_by = null
    where account_id = ${uid}`);
  if (wasBanned === 0) return;
  const told = { type: anchorBanLifted, values: {}, cause: null, at: now };
  await notify(tx, jobs, uid, told);
}

/** Ends what those broadcast whose account was banned meanwhile. */
export async function endBannedBroadcasts({ db, clock, jobs }: ModuleContext): Promise<void> {
  const now = clock.now();
  const found = await rows(
    db,
    { anchorId: int },
    sql`select distinct b.anchor_id as "anchorId"
      from broadcast b join identity.bans_in_force(${instant(now)}) f on f.account_id = b.anchor_id
      where b.ended_at is null`,
  );
  for (const { anchorId } of found) {
    await db.transaction(async (tx) => {
      const end = { endedBy: 'banned', reason: null, now } as const;
      await endOpenBroadcast(tx, jobs, { anchorId, ...end });
      await jobs.publish(tx, anchorBanned, { anchorId });
    });
  }
}
