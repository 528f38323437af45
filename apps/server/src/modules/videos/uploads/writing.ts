import { randomUUID } from 'node:crypto';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { sql } from 'drizzle-orm';
import { affected, type Database, instant } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';

/** ms: until when who writes has an upload for themselves, said again so often. */
const leaseLasts = 15_000;
const renewEvery = 5_000;

const later = (now: Date, ms: number) => instant(new Date(now.getTime() + ms));
const afterHours = videoLimits.uploadHours * 3_600_000;

/** Who writes to an upload. */
export interface Writing {
  writer: string;
  /** Aborted when somebody else writes, or it is gone. */
  signal: AbortSignal;
  /** Bytes that have come: without more of them the lease lapses. */
  come(bytes: number): void;
  end(): Promise<void>;
}

/** Begins to write to an upload. Throws `uploadBusy` while somebody does. */
export async function beginWriting(
  { db, clock, log }: Pick<ModuleContext, 'db' | 'clock' | 'log'>,
  id: string,
): Promise<Writing> {
  const writer = randomUUID();
  if (!(await claim(db, { id, writer, hasGrown: false }, clock.now())))
    throw new CodedError('uploadBusy');
  const lost = new AbortController();
  let come = 0;
  let noted = 0;
  const renewing = setInterval(() => {
    if (come === noted) return;
    noted = come;
    claim(db, { id, writer, hasGrown: true }, clock.now()).then(
      (isOurs) => isOurs || lost.abort(),
      (error) => log.warn({ err: error }, 'an upload could not be renewed'),
    );
  }, renewEvery).unref();
  return {
    writer,
    signal: lost.signal,
    come(bytes) {
      come += bytes;
    },
    async end() {
      clearInterval(renewing);
      await db.execute(sql`update video_upload set writer = null, writer_until = null
          ${come > 0 ? lasts(clock.now()) : sql``}
        where id = ${id} and writer = ${writer}`);
    },
  };
}

/** Only for what came of it: who sends nothing keeps nothing for themselves. */
const lasts = (now: Date) => sql`, expires_at = ${later(now, afterHours)}`;

async function claim(
  db: Database,
  { id, writer, hasGrown }: { id: string; writer: string; hasGrown: boolean },
  now: Date,
): Promise<boolean> {
  const query = sql`update video_upload set writer = ${writer}, writer_until = ${later(now, leaseLasts)}
      ${hasGrown ? lasts(now) : sql``}
    where id = ${id} and (writer is null or writer = ${writer} or writer_until <= ${instant(now)})`;
  return (await affected(db, query)) > 0;
}
