import { videoLimits } from '@xiongmao/api/videos/rules';
import { type SQL, sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { lockVideo, lockVideos } from '../lock-videos.ts';
import type { EncodingFailure } from './failures.ts';

/** ms: until when a job is its worker's, said again so often. */
export const leaseLasts = 20_000;
export const renewEvery = 5_000;
/** s before a job is tried again, times its attempts. */
const pause = 60;
const longestLog = 4_000;
const mostGivenUp = 10;

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

/** Jobs, with their videos `v`, of which one has been locked: in the order in which all of them lock. */
const locked = (which: SQL, most: number): SQL =>
  sql`select j.id from video_job j join video v on v.id = j.video_id where ${which}
    order by j.due_at, j.id limit ${most} for update of v skip locked`;

/** The next job that is due, or whose worker is gone, as this worker's own; null without one. */
export async function takeJob(db: Database, worker: string, now: Date): Promise<LeasedJob | null> {
  return db.transaction(async (tx) => {
    await giveUp(tx, now);
    const isDue = sql`(j.state = 'waiting' and j.due_at <= ${instant(now)}
      or j.state = 'running' and j.leased_until <= ${instant(now)}) and j.attempts < ${videoLimits.attempts}`;
    const [chosen] = await rows(tx, { id: int }, locked(isDue, 1));
    if (!chosen) return null;
    const [taken] = await rows(
      tx,
      jobRow,
      sql`update video_job j set state = 'running', worker = ${worker}, leased_until = ${later(now, leaseLasts)},
          attempts = attempts + 1, progress = 0, failure = null, log = null, started_at = ${instant(now)}
        from video v where v.id = j.video_id and j.id = ${chosen.id} and ${isDue}
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
  const isOver = sql`j.state = 'running' and j.leased_until <= ${instant(now)} and j.attempts >= ${videoLimits.attempts}`;
  for (const { id } of await rows(tx, { id: int }, locked(isOver, mostGivenUp)))
    await tx.execute(sql`with over as (
        update video_job j set state = 'failed', worker = null, leased_until = null, failure = 'crashed',
          ended_at = ${instant(now)} where id = ${id} and ${isOver} returning video_id)
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
  await db.transaction(async (tx) => {
    await lockVideos(tx, sql`select video_id from video_job where id = ${id}`);
    await tx.execute(sql`with back as (
        update video_job set state = 'waiting', worker = null, leased_until = null, attempts = attempts - 1,
          due_at = ${instant(due)}
        where id = ${id} and worker = ${worker} and state = 'running' returning video_id)
      update video set file = 'queued' where id in (select video_id from back)`);
  });
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
    await lockVideo(tx, job.videoId);
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
