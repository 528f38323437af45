import { type VideoKind, videoLimits } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { hasEncoder } from '../encoding/encoder.ts';
import { findRecordings, type Recording } from './recordings.ts';

interface Cut {
  broadcastId: number;
  from: Date;
  to: Date;
  kind: VideoKind;
  /** Of one's own broadcasts alone; null: of all. */
  uid: number | null;
}

/** Throws `noEncoder`, and `nothingRecorded` for what is not kept, is somebody else's, or is longer than it may be. */
export async function checkCut(
  db: Database | Tx,
  { broadcastId, from, to, kind, uid }: Cut,
  now: Date,
): Promise<void> {
  if (!hasEncoder()) throw new CodedError('noEncoder');
  const { seconds } = videoLimits;
  const length = (to.getTime() - from.getTime()) / 1000;
  const most = kind === 'playback' ? seconds.playback : seconds.highlight;
  const recorded = spanOf(await recordingsOf(db, broadcastId, uid), now);
  if (!(length > 0 && length <= most) || from < recorded.from || to > recorded.to)
    throw new CodedError('nothingRecorded');
}

/** What is kept of a broadcast. Throws `nothingRecorded`, also for somebody else's. */
export async function recordingsOf(
  db: Database | Tx,
  broadcastId: number,
  uid: number | null,
): Promise<Recording[]> {
  const [own] = await rows(
    db,
    { id: int },
    sql`select id from anchors.broadcast b
      where id = ${broadcastId} ${uid === null ? sql`` : sql`and anchor_id = ${uid}`}
        and (ended_by is null or ended_by in ('downcast', 'lapsed'))`,
  );
  const recordings = own ? await findRecordings(db, broadcastId) : [];
  if (recordings.length === 0) throw new CodedError('nothingRecorded');
  return recordings;
}

/** From the first picture to the last. */
export function spanOf(recordings: readonly Recording[], now: Date): { from: Date; to: Date } {
  const ends = recordings.map(({ endedAt }) => (endedAt ? Date.parse(endedAt) : now.getTime()));
  return { from: new Date(recordings[0]!.beganAt), to: new Date(Math.max(...ends)) };
}
