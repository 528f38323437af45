import { videoLimits } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import type { EncodingFailure } from './failures.ts';

/** ms: until when a job is its worker's, said again so often. */
export const leaseLasts = 20_000;
export const renewEvery = 5_000;
/** s before a job is tried again, times its attempts. */
const pause = 60;
const longestLog = 4_000;

const jobRow = {
  id: int,
  videoId: int,
  kind: text,
  source: orNull(text),
  attempts: int,
  broadcastId: orNull(int),
  cutFrom: orNull(time),
  cutTo: orNull(time),
  videoKind: text,
};
export type LeasedJob = {
  id: number;
  videoId: number;
  kind: string;
  source: string | null;
  attempts: number;
  broadcastId: number | null;
  cutFrom: string | null;
  cutTo: string | null;
  videoKind: string;
};

const later = (now: Date, ms: number) => instant(new Date(now.getTime() + ms));

/** The next job that is due, or whose worker is gone, as this worker's own; null without one. */
export async function takeJob(db: Database, worker: string, now: Date): Promise<LeasedJob | null> {
  return db.transaction(async (tx) => {
    await giveUp(tx, now);
    const [taken] = await rows(
      tx,
      jobRow,
      sql`update video_job j set state = 'running', worker = ${worker}, leased_until = ${later(now, leaseLasts)},
          attempts = attempts + 1, progress = 0, failure = null, log = null, started_at = ${instant(now)}
        from video v
        where v.id = j.video_id and j.id = (select id from video_job
          where (state = 'waiting' and due_at <= ${instant(now)}
            or state = 'running' and leased_until <= ${instant(now)}) and attempts < ${videoLimits.attempts}
          order by due_at, id limit 1 for update skip locked)
        returning j.id, j.video_id as "videoId", j.kind, j.source, j.attempts, v.broadcast_id as "broadcastId",
          v.cut_from as "cutFrom", v.cut_to as "cutTo", v.kind as "videoKind"`,
    );
    if (taken)
      await tx.execute(sql`update video set file = 'encoding' where id = ${taken.videoId}`);
    return taken ?? null;
  });
}

/** What has ended its workers as often as it may. */
async function giveUp(tx: Tx, now: Date): Promise<void> {
  await tx.execute(sql`with over as (
      update video_job set state = 'failed', worker = null, leased_until = null, failure = 'crashed',
        ended_at = ${instant(now)}
      where id in (select id from video_job where state = 'running' and leased_until <= ${instant(now)}
        and attempts >= ${videoLimits.attempts} for update skip locked)
      returning video_id)
    update video set file = 'failed', failure = 'crashed' where id in (select video_id from over)`);
}

/** Whether it is still this worker's. */
export async function renewJob(
  db: Database,
  { id, worker, progress }: { id: number; worker: string; progress: number },
  now: Date,
): Promise<boolean> {
  const query = sql`update video_job set leased_until = ${later(now, leaseLasts)}, progress = ${progress}
    where id = ${id} and worker = ${worker} and state = 'running'`;
  return (await affected(db, query)) > 0;
}

/** Gives a job back as it was, to be done from then on: its worker ends in good order. */
export async function returnJob(
  db: Database,
  { id, worker }: { id: number; worker: string },
  due: Date,
): Promise<void> {
  await db.execute(sql`with back as (
      update video_job set state = 'waiting', worker = null, leased_until = null, attempts = attempts - 1,
        due_at = ${instant(due)}
      where id = ${id} and worker = ${worker} and state = 'running' returning video_id)
    update video set file = 'queued' where id in (select video_id from back)`);
}

/** Notes that an attempt has failed: it waits for another, or the video has failed. */
export async function failJob(
  db: Database,
  { job, worker, failure }: { job: LeasedJob; worker: string; failure: EncodingFailure },
  now: Date,
): Promise<'again' | 'failed' | 'lost'> {
  const { id, attempts } = job;
  const said = failure.said.slice(-longestLog) || null;
  return db.transaction(async (tx) => {
    if (!failure.isFinal && attempts < videoLimits.attempts) {
      const due = later(now, pause * 1000 * attempts);
      const query = sql`update video_job set state = 'waiting', worker = null, leased_until = null, due_at = ${due},
          failure = ${failure.reason}, log = ${said} where id = ${id} and worker = ${worker} and state = 'running'`;
      if ((await affected(tx, query)) === 0) return 'lost';
      await tx.execute(sql`update video set file = 'queued' where id = ${job.videoId}`);
      return 'again';
    }
    const query = sql`update video_job set state = 'failed', worker = null, leased_until = null,
        failure = ${failure.reason}, log = ${said}, ended_at = ${instant(now)}
      where id = ${id} and worker = ${worker} and state = 'running'`;
    if ((await affected(tx, query)) === 0) return 'lost';
    await tx.execute(
      sql`update video set file = 'failed', failure = ${failure.reason} where id = ${job.videoId}`,
    );
    return 'failed';
  });
}
