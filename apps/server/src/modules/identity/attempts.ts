import { sql } from 'drizzle-orm';
import { type Database, instant, rows } from '#platform/db/database.ts';

export interface Limit {
  /** What is counted, for whom: `code:ip:10.0.0.1`. */
  name: string;
  most: number;
  /** Length of the window in seconds. */
  seconds: number;
}

interface Window {
  bucket: string;
  most: number;
  expires: string;
}

/** The window of each limit that is open now. */
function windowsOf(limits: Limit[], now: Date): Window[] {
  return limits.map(({ name, most, seconds }) => {
    const number = Math.floor(now.getTime() / 1000 / seconds);
    return {
      bucket: `${name}:${seconds}:${number}`,
      most,
      expires: new Date((number + 1) * seconds * 1000).toISOString(),
    };
  });
}

/**
 * Counts one try against each limit; false when any is over. What was counted stays counted, whatever
 * becomes of the request.
 */
export async function countAttempt(db: Database, limits: Limit[], now: Date): Promise<boolean> {
  const windows = windowsOf(limits, now);
  const given = JSON.stringify(windows);
  const counted = await rows<{ bucket: string; count: number }>(
    db,
    sql`insert into attempt (bucket, count, expires_at)
      select bucket, 1, expires from jsonb_to_recordset(${given}::jsonb)
        as given(bucket text, expires timestamptz) order by bucket
      on conflict (bucket) do update set count = attempt.count + 1
      returning bucket, count`,
  );
  const most = new Map(windows.map((window) => [window.bucket, window.most]));
  return counted.every(({ bucket, count }) => count <= most.get(bucket)!);
}

/**
 * Counts one try against each group of limits in turn, and stops at the first that is over: who is over
 * their own limit uses up nobody else's.
 */
export async function countInTurn(db: Database, groups: Limit[][], now: Date): Promise<boolean> {
  for (const limits of groups) if (!(await countAttempt(db, limits, now))) return false;
  return true;
}

/** Takes back one try of each limit: it did not fail after all. */
export async function uncountAttempt(db: Database, limits: Limit[], now: Date): Promise<void> {
  const buckets = windowsOf(limits, now).map(({ bucket }) => bucket);
  // In the order in which they are counted, or two could wait for each other.
  await db.execute(sql`
    with held as (
      select bucket from attempt
      where bucket in (select jsonb_array_elements_text(${JSON.stringify(buckets)}::jsonb))
      order by bucket for update
    )
    update attempt set count = count - 1 from held where attempt.bucket = held.bucket`);
}

/** Clears away windows that are over. */
export async function forgetAttempts(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from attempt where expires_at < ${instant(now)}`);
}
