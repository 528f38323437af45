import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { StoreAway } from '@xiongmao/storage/object-store';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { instant, rows } from '#platform/db/database.ts';
import { encodingFolder, roomLeft } from '../folders.ts';
import { encodingDue } from './enqueue.ts';
import { EncodingFailure, LeaseLost } from './failures.ts';
import {
  failJob,
  type LeasedJob,
  leaseLasts,
  renewEvery,
  renewJob,
  returnJob,
  takeJob,
} from './lease.ts';
import { makeVideo, type Parts } from './make-video.ts';

/** ms: what another process has left behind, or is tried again, is found so often. */
const lookEvery = 10_000;

/** The process ends: what it was doing is another's. */
class Stopping extends Error {
  override name = 'Stopping';
}

/** Encodes what waits, one at a time in this process. */
export function createWorker(parts: Parts) {
  const { context } = parts;
  const { db, clock, jobs, log, metrics } = context;
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  let isAsked = false;
  let looking: NodeJS.Timeout | null = null;
  const waiting = { waiting: 0, running: 0 };
  for (const state of ['waiting', 'running'] as const)
    metrics.gauge(`xiongmao_video_jobs{state="${state}"}`, () => waiting[state]);
  jobs.work(encodingDue, async () => wake());

  function wake(): void {
    isAsked = true;
    if (stopping.signal.aborted) return;
    working ??= workOff()
      .catch((error) => log.error({ err: error }, 'videos can’t be encoded'))
      .finally(() => {
        working = null;
      });
  }

  async function workOff(): Promise<void> {
    while (isAsked && !stopping.signal.aborted) {
      isAsked = false;
      const worker = randomUUID();
      const job = await takeJob(db, worker, clock.now());
      if (!job) continue;
      isAsked = true;
      await attempt(job, worker);
    }
  }

  async function attempt(job: LeasedJob, worker: string): Promise<void> {
    const ending = new AbortController();
    const stop = () => ending.abort(new Stopping());
    stopping.signal.addEventListener('abort', stop);
    let progress = 0;
    let renewed = performance.now();
    const renewing = setInterval(async () => {
      try {
        if ((await roomLeft(context)) < 0) return ending.abort(new EncodingFailure('noSpace'));
        if (!(await renewJob(db, { id: job.id, worker, progress }, clock.now())))
          return ending.abort(new LeaseLost());
        renewed = performance.now();
      } catch (error) {
        log.warn({ err: error, job: job.id }, 'a lease could not be renewed');
        if (performance.now() - renewed > leaseLasts) ending.abort(new LeaseLost());
      }
    }, renewEvery);
    try {
      const onProgress = (percent: number) => {
        progress = percent;
      };
      await makeVideo(parts, { job, worker, signal: ending.signal, onProgress });
      metrics.count('xiongmao_video_jobs_total', { result: 'done' });
    } catch (error) {
      await fail(job, worker, error);
    } finally {
      clearInterval(renewing);
      stopping.signal.removeEventListener('abort', stop);
    }
  }

  async function fail(job: LeasedJob, worker: string, error: unknown): Promise<void> {
    const own = { id: job.id, worker };
    if (error instanceof Stopping) return returnJob(db, own, clock.now());
    // Nothing is wrong with the file.
    if (error instanceof StoreAway) {
      log.warn({ err: error, job: job.id }, 'the storage is away; a video is made later');
      return returnJob(db, own, new Date(clock.now().getTime() + lookEvery));
    }
    if (error instanceof LeaseLost) {
      metrics.count('xiongmao_video_jobs_total', { result: 'lost' });
      return;
    }
    const isNamed = error instanceof EncodingFailure;
    if (!isNamed) log.error({ err: error, job: job.id }, 'a video could not be made');
    const failure = isNamed ? error : new EncodingFailure('crashed');
    const result = await failJob(db, { job, worker, failure }, clock.now());
    metrics.count('xiongmao_video_jobs_total', { result });
    if (result === 'failed')
      metrics.count('xiongmao_video_failures_total', { for: failure.reason });
    log.info({ job: job.id, reason: failure.reason, result }, 'a video was not made');
  }

  async function look(): Promise<void> {
    const counted = await rows(
      db,
      { state: text, count: int },
      sql`select state, count(*) as count from video_job where state in ('waiting', 'running') group by state`,
    );
    for (const state of ['waiting', 'running'] as const)
      waiting[state] = counted.find((each) => each.state === state)?.count ?? 0;
    await clearFolders(parts);
    wake();
  }

  const lookNow = () =>
    void look().catch((error) => log.warn({ err: error }, 'videos were not looked after'));

  return {
    wake,
    start(): void {
      looking = setInterval(lookNow, lookEvery).unref();
      lookNow();
    },
    async stop(): Promise<void> {
      if (looking) clearInterval(looking);
      stopping.abort();
      await working;
    },
  };
}

/** Deletes the folders of attempts that are over. */
async function clearFolders({ context }: Parts): Promise<void> {
  const folder = encodingFolder(context);
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.length === 0) return;
  const under = await rows(
    context.db,
    { name: text },
    sql`select id || '-' || worker as name from video_job
      where state = 'running' and leased_until > ${instant(context.clock.now())}`,
  );
  const needed = new Set(under.map(({ name }) => name));
  for (const name of names)
    if (!needed.has(name)) await rm(path.join(folder, name), { recursive: true, force: true });
}
