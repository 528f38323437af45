import { hostOf } from '@xiongmao/api/hosting/callers/network';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { RateLimit } from '#platform/http/limits/rate-limit.ts';
import type { Log } from '#platform/logging/log.ts';
import { repeat } from '#platform/repeat.ts';

/** Rows a minute that one host can make; the limit is each process's own. */
const mostAMinute = 60;
const mostHosts = 50_000;
const keepEveryMs = 1_000;

/** Keeps a flood of one host out of the tables, and the number of what it kept out. */
export interface FloodGate {
  allows(what: 'visit' | 'download', address: string): boolean;
  /** One more visit that is known by its number alone. */
  drop(channelId: number, day: string): void;
  /** Writes down the numbers there are. */
  keep(): Promise<void>;
  stop(): Promise<void>;
}

export function createFloodGate(options: { db: Database; log: Log }): FloodGate {
  const { db, log } = options;
  const limit = new RateLimit({ most: mostAMinute, mostKeys: mostHosts });
  let dropped = new Map<string, { channel_id: number; day: string; calls: number }>();

  async function keep(): Promise<void> {
    if (dropped.size === 0) return;
    const counts = [...dropped.values()];
    dropped = new Map();
    try {
      await db.execute(sql`
        insert into channel_flood (channel_id, day, calls)
        select channel_id, day, calls from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
          as given(channel_id int, day date, calls int) order by channel_id, day
        on conflict (channel_id, day) do update set calls = channel_flood.calls + excluded.calls`);
    } catch (error) {
      for (const { channel_id, day, calls } of counts) add(channel_id, day, calls);
      throw error;
    }
  }

  function add(channel_id: number, day: string, calls: number): void {
    const key = `${channel_id} ${day}`;
    const before = dropped.get(key)?.calls ?? 0;
    dropped.set(key, { channel_id, day, calls: before + calls });
  }

  const keeping = repeat(keepEveryMs, keep, (error) =>
    log.warn({ err: error }, 'dropped visits wait to be written down'),
  );

  return {
    allows: (what, address) => limit.take(`${what} ${hostOf(address)}`) === 0,
    drop: (channelId, day) => add(channelId, day, 1),
    keep,
    async stop() {
      await keeping.stop();
      await keep();
    },
  };
}
