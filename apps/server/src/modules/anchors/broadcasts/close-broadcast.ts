import type { BroadcastEnd } from '@xiongmao/api/anchors/rules';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { broadcastEnded } from '../events.ts';

interface End {
  endedBy: BroadcastEnd;
  /** Of a cut or a ban. */
  reason: string | null;
  now: Date;
}

/** Ends a broadcast and answers whether it was on: what is over stays as it is. */
export async function closeBroadcast(
  tx: Tx,
  jobs: Jobs,
  given: End & { broadcastId: number },
): Promise<boolean> {
  const { broadcastId, endedBy, reason, now } = given;
  const [closed] = await rows(
    tx,
    { anchorId: int },
    sql`update broadcast set ended_at = ${instant(now)}, ended_by = ${endedBy}, reason = ${reason}
      where id = ${broadcastId} and ended_at is null returning anchor_id as "anchorId"`,
  );
  if (!closed) return false;
  await jobs.publish(tx, broadcastEnded, { broadcastId, anchorId: closed.anchorId, endedBy });
  return true;
}

/** Ends what an anchor broadcasts, if anything. */
export async function endOpenBroadcast(
  tx: Tx,
  jobs: Jobs,
  { anchorId, ...end }: End & { anchorId: number },
): Promise<void> {
  const [open] = await rows(
    tx,
    { id: int },
    sql`select id from broadcast where anchor_id = ${anchorId} and ended_at is null`,
  );
  if (open) await closeBroadcast(tx, jobs, { broadcastId: open.id, ...end });
}
