import type { BroadcastEnd } from '@xiongmao/api/anchors/rules';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { broadcastEnded } from '../events.ts';

/** Ends a broadcast and answers whether it was on: what is over stays as it is. */
export async function closeBroadcast(
  tx: Tx,
  jobs: Jobs,
  given: {
    broadcastId: number;
    endedBy: BroadcastEnd;
    /** Of a cut or a ban. */
    reason: string | null;
    by: number | null;
    now: Date;
  },
): Promise<boolean> {
  const { broadcastId, endedBy, reason, by, now } = given;
  const [closed] = await rows(
    tx,
    { anchorId: int, title: text },
    sql`update broadcast set ended_at = ${instant(now)}, ended_by = ${endedBy}, reason = ${reason},
        cut_by = ${by}
      where id = ${broadcastId} and ended_at is null returning anchor_id as "anchorId", title`,
  );
  if (!closed) return false;
  await jobs.publish(tx, broadcastEnded, { broadcastId, anchorId: closed.anchorId, endedBy });
  return true;
}
