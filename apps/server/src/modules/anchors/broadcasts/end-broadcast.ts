import type { Broadcast } from '@xiongmao/api/anchors/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { openBroadcastOf, selectBroadcasts } from './broadcast-rows.ts';
import { closeBroadcast } from './close-broadcast.ts';

/** Ends live by the anchor's own hand. Throws `notBroadcasting`. */
export async function endBroadcast(
  tx: Tx,
  jobs: Jobs,
  { uid, now }: { uid: number; now: Date },
): Promise<Broadcast> {
  const open = await openBroadcastOf(tx, uid);
  const end = { endedBy: 'downcast', reason: null, now } as const;
  if (!open || !(await closeBroadcast(tx, jobs, { broadcastId: open.id, ...end }))) {
    throw new CodedError('notBroadcasting');
  }
  const [ended] = await selectBroadcasts(tx, sql`where b.id = ${open.id}`);
  return ended!;
}
