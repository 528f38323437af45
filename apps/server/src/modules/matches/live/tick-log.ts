import { sql } from 'drizzle-orm';
import { asWritten, int, listOf, orNull } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { openSession, type Session } from '#platform/db/session.ts';
import type { Log } from '#platform/logging/log.ts';
import type { Tick } from './tick.ts';

const tickColumn = asWritten<Tick>();

/** How many ticks a process remembers, for boards that are read meanwhile. */
const kept = 3_000;

export interface TickLog extends Session {
  /** The last tick this process has told. */
  version(): number;
  /** Ticks after a version, oldest first; null when they are no longer known. */
  since(version: number): Tick[] | null;
  /** Hands on each tick from now on, once, in order. */
  follow(listener: (tick: Tick) => void): void;
  /** The ticks that are remembered, oldest first. */
  kept(): readonly Tick[];
}

/** Follows the ticks, whoever makes them. */
export async function startTickLog(options: {
  db: Database;
  url: string;
  log: Log;
}): Promise<TickLog> {
  const { db, url, log } = options;
  const listeners: ((tick: Tick) => void)[] = [];
  const onTick = (tick: Tick) => {
    for (const listener of listeners) listener(tick);
  };
  const ticks: Tick[] = [];
  let last = 0;
  let started = false;
  let fetching: Promise<void> | null = null;
  let again = false;

  async function start(): Promise<void> {
    const [stream] = await rows(
      db,
      { version: int, ticks: orNull(listOf(tickColumn)) },
      sql`select version, (select jsonb_agg(payload order by tick.version) from tick) as ticks
        from stream where name = 'tick'`,
    );
    ticks.push(...(stream?.ticks ?? []));
    last = stream?.version ?? 0;
    started = true;
  }

  async function fetchNew(): Promise<void> {
    if (!started) return start();
    const found = await rows(
      db,
      { payload: tickColumn },
      sql`select payload from tick where version > ${last} order by version`,
    );
    const oldest = found[0]?.payload;
    if (oldest && oldest.version > last + 1) {
      // Ticks were pruned while this process could not hear them.
      ticks.length = 0;
      const { version, at } = oldest;
      const previous = {} as Tick['previous'];
      onTick({ version: version - 1, at, previous, matches: [], reset: true });
    }
    for (const { payload } of found) {
      ticks.push(payload);
      last = payload.version;
      onTick(payload);
    }
    if (ticks.length > kept) ticks.splice(0, ticks.length - kept);
  }

  /** Notifications that come during a fetch cause one more. */
  function catchUp(): Promise<void> {
    if (fetching) {
      again = true;
      return fetching;
    }
    fetching = fetchNew().finally(() => {
      fetching = null;
      if (again) {
        again = false;
        catchUp().catch(complain);
      }
    });
    return fetching;
  }
  const complain = (error: unknown) => {
    log.error({ err: error }, 'ticks could not be read');
    setTimeout(() => catchUp().catch(complain), 1_000);
  };

  const session = await openSession({
    url,
    name: 'tick log',
    channels: ['tick'],
    log,
    onConnect: () => catchUp(),
    onNotify: () => void catchUp().catch(complain),
  });

  const since = (version: number): Tick[] | null => {
    if (version >= last) return [];
    const from = ticks.findIndex((tick) => tick.version > version);
    const oldest = ticks[from];
    return oldest && (from > 0 || oldest.version === version + 1) ? ticks.slice(from) : null;
  };

  return {
    version: () => last,
    since,
    follow: (listener) => void listeners.push(listener),
    kept: () => ticks,
    stop: () => session.stop(),
  };
}
