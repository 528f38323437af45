import { sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, StrangeRow } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import { openSession, type Session } from '#platform/db/session.ts';
import { createSoleHolder } from '#platform/db/sole-holder.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Log } from '#platform/logging/log.ts';
import { announce, type Change } from '../apply/changes.ts';
import { sweep } from './sweep.ts';
import { takeTick } from './tick.ts';

const lockId = lockNumber('the ticker');
/** The least time between two ticks: a change after a pause is told at once, a stream of them together. */
const tickEvery = 200;
const sweepEvery = 5_000;

export interface Ticker extends Session {
  /** Whether this is the process that ticks. */
  ticking(): boolean;
}

/** Tells changes in ticks, from one process at a time. */
export async function startTicker(options: {
  db: Database;
  url: string;
  clock: Clock;
  jobs: Jobs;
  log: Log;
}): Promise<Ticker> {
  const { db, url, clock, jobs, log } = options;
  let waiting = false;
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const sole = createSoleHolder({
    lockId,
    name: 'ticker',
    log,
    onHeld() {
      log.info('this process ticks');
      wake();
    },
  });

  function wake(): void {
    if (!sole.held() || waiting) return;
    waiting = true;
    setTimeout(
      () => {
        waiting = false;
        last = performance.now();
        run(tick);
      },
      Math.max(0, last + tickEvery - performance.now()),
    );
  }

  async function tick(matchId?: number): Promise<void> {
    try {
      await db.transaction((tx) => takeTick(tx, jobs, clock.now(), matchId));
    } catch (error) {
      // Of the database there may be more in a while; a row that is not as it should be stays so.
      if (!(error instanceof StrangeRow)) throw error;
      if (matchId === undefined) return tickApart();
      log.error(
        { err: error, match: matchId },
        'what changed of a match cannot be told: it is left out',
      );
      await db.execute(sql`delete from match_change where match_id = ${matchId}`);
    }
  }

  /** Each match alone, so that one stops no other. */
  async function tickApart(): Promise<void> {
    const changed = await rows(
      db,
      { id: int },
      sql`select distinct match_id as id from match_change order by 1`,
    );
    for (const { id } of changed) await tick(id);
  }

  /** One at a time, so that versions and notifications keep their order. */
  function run(work: () => Promise<void>): void {
    if (!sole.held()) return;
    running = (running ?? Promise.resolve()).then(work).catch((error) => {
      log.error({ err: error }, 'a tick failed; what it was to tell waits for the next');
      setTimeout(wake, 1_000);
    });
  }

  const session = await openSession({
    url,
    name: 'ticker',
    channels: ['match_change'],
    log,
    onConnect: sole.onConnect,
    onNotify: wake,
    onDisconnect: sole.onDisconnect,
  });
  const sweepTimer = setInterval(() => {
    run(async () => {
      await db.transaction(async (tx) => {
        const changes: Change[] = await sweep(tx, clock.now());
        await announce(tx, changes);
      });
    });
  }, sweepEvery);

  return {
    ticking: sole.held,
    async stop() {
      clearInterval(sweepTimer);
      sole.stop();
      await running;
      await session.stop();
    },
  };
}
