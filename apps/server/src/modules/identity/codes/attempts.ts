import { sql } from 'drizzle-orm';
import { int, real, text } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';

export interface Limit {
  /** What is counted, for whom: `code:host:10.0.0.1`. */
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

/**
 * Who is counted, an address or a name, as a keyed hash: what is counted outlives a deleted account, and
 * tells nobody of it.
 */
export const countedAs = (secret: Secret, whose: string): string =>
  secret.digest('attempt', whose).toString('base64url');

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
 * Against brute force: counts one try against each limit; false when any is over. What was counted stays counted, whatever
 * becomes of the request.
 */
export async function countAttempt(db: Database, limits: Limit[], now: Date): Promise<boolean> {
  const windows = windowsOf(limits, now);
  const given = JSON.stringify(windows);
  const counted = await rows(
    db,
    { bucket: text, count: int },
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

/** What is counted against each limit now; counts nothing. */
export async function countsOf(db: Database, limits: Limit[], now: Date): Promise<number[]> {
  const buckets = windowsOf(limits, now).map(({ bucket }) => bucket);
  const counted = await rows(
    db,
    { bucket: text, count: int },
    sql`select bucket, count from attempt
      where bucket in (select jsonb_array_elements_text(${JSON.stringify(buckets)}::jsonb))`,
  );
  const counts = new Map(counted.map(({ bucket, count }) => [bucket, count]));
  return buckets.map((bucket) => counts.get(bucket) ?? 0);
}

/** Whether this is the first to take what can be taken once, until it expires. */
export async function takeOnce(db: Database, name: string, expires: Date): Promise<boolean> {
  const taken = await affected(
    db,
    sql`insert into attempt (bucket, count, expires_at) values (${name}, 1, ${instant(expires)})
      on conflict do nothing`,
  );
  return taken > 0;
}

/** Begins a pause, or answers how many seconds are left of the one that was begun. */
export async function beginPause(
  tx: Tx,
  name: string,
  { seconds, now }: { seconds: number; now: Date },
): Promise<number> {
  const until = new Date(now.getTime() + seconds * 1000);
  // Two that begin one at once take turns here.
  const begun = await affected(
    tx,
    sql`insert into attempt (bucket, count, expires_at) values (${name}, 1, ${instant(until)})
      on conflict (bucket) do update set expires_at = excluded.expires_at
        where attempt.expires_at <= ${instant(now)}`,
  );
  if (begun > 0) return 0;
  const [last] = await rows(
    tx,
    { ends: real },
    sql`select extract(epoch from expires_at)::float8 as ends from attempt where bucket = ${name}`,
  );
  return Math.max(1, Math.ceil((last?.ends ?? 0) - now.getTime() / 1000));
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
