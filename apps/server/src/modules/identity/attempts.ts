import { sql } from 'drizzle-orm';
import { type Database, rows } from '#platform/db/database.ts';

export interface Limit {
  /** What is counted, for whom: `code:ip:10.0.0.1`. */
  name: string;
  most: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/**
 * Counts one try against each limit; false when any is over. What was counted stays counted, whatever
 * becomes of the request.
 */
export async function countAttempt(db: Database, limits: Limit[], now: Date): Promise<boolean> {
  const windows = limits.map(({ name, most, seconds }) => {
    const number = Math.floor(now.getTime() / 1000 / seconds);
    return {
      bucket: `${name}:${number}`,
      most,
      expires: new Date((number + 1) * seconds * 1000).toISOString(),
    };
  });
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

/** Clears away windows that are over. */
export async function forgetAttempts(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from attempt where expires_at < ${now.toISOString()}::timestamptz`);
}

/** The network of an address: /24 of IPv4, /56 of IPv6; neighbours share limits. */
export function networkOf(ip: string): string {
  if (ip.includes('.')) return ip.split('.').slice(0, 3).join('.');
  return ip.split(':').slice(0, 4).join(':').slice(0, 17);
}
