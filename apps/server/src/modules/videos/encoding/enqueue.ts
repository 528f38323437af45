import { type SQL, sql } from 'drizzle-orm';
import { int, orNull, text } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';

/** Wakes those who encode. */
export const encodingDue = defineJob<Record<string, never>>('video-encode');

/** How a video's file stands once nothing is made of it any more: as before. */
export const fileAsBefore: SQL = sql`file = case when key is null then 'none' else 'ready' end, failure = null`;

interface Enqueued {
  videoId: number;
  kind: 'upload' | 'cut';
  /** The whole file that was sent, below the folder of what comes in. */
  source?: string;
  bytes?: number;
  now: Date;
}

/** Has a video's file be made, in place of whatever was to be made of it. */
export async function enqueue(tx: Tx, jobs: Jobs, given: Enqueued): Promise<void> {
  const { videoId, kind, source = null, bytes = null, now } = given;
  await cancelJobs(tx, videoId, now);
  await tx.execute(sql`delete from video_upload where video_id = ${videoId}`);
  await tx.execute(sql`insert into video_job (video_id, kind, state, source, bytes, due_at, created_at)
    values (${videoId}, ${kind}, 'waiting', ${source}, ${bytes}, ${instant(now)}, ${instant(now)})`);
  await tx.execute(sql`update video set file = 'queued', failure = null where id = ${videoId}`);
  await jobs.send(tx, encodingDue, {});
}

/** Whatever waits or is encoded for a video is not; who encodes hears of it within seconds. */
export async function cancelJobs(tx: Tx, videoId: number, now: Date): Promise<void> {
  await cancelWhere(tx, sql`video_id = ${videoId}`, now);
}

/** Throws `videoMoved` where it is over. */
export async function cancelJob(tx: Tx, jobId: number, now: Date): Promise<void> {
  if (!(await cancelWhere(tx, sql`id = ${jobId}`, now))) throw new CodedError('videoMoved');
}

async function cancelWhere(tx: Tx, which: SQL, now: Date): Promise<boolean> {
  const cancelled = await rows(
    tx,
    { videoId: int },
    sql`update video_job set state = 'cancelled', worker = null, leased_until = null, ended_at = ${instant(now)}
      where ${which} and state in ('waiting', 'running') returning video_id as "videoId"`,
  );
  for (const { videoId } of cancelled)
    await tx.execute(sql`update video set ${fileAsBefore} where id = ${videoId}`);
  return cancelled.length > 0;
}

/**
 * Tries again what has failed or was cancelled. Throws `videoMoved` for what has not, where something later was made
 * or is sent, or what was sent is not kept any more.
 */
export async function retryJob(tx: Tx, jobs: Jobs, jobId: number, now: Date): Promise<void> {
  const [found] = await rows(
    tx,
    { videoId: int, kind: text, source: orNull(text) },
    sql`select video_id as "videoId", kind, source from video_job j
      where id = ${jobId} and state in ('failed', 'cancelled')
        and not exists (select from video_job later where later.video_id = j.video_id and later.id > j.id)
        and not exists (select from video_upload u where u.video_id = j.video_id)
      for update`,
  );
  if (!found || (found.kind === 'upload' && found.source === null))
    throw new CodedError('videoMoved');
  await tx.execute(sql`update video_job set state = 'waiting', attempts = 0, progress = 0, failure = null, log = null,
      due_at = ${instant(now)}, started_at = null, ended_at = null where id = ${jobId}`);
  await tx.execute(
    sql`update video set file = 'queued', failure = null where id = ${found.videoId}`,
  );
  await jobs.send(tx, encodingDue, {});
}
