import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { openSession, type Session } from '#platform/db/session.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Log } from '#platform/logging/log.ts';
import { announce, type Change } from '../apply/changes.ts';
import { sweep } from './sweep.ts';
import { takeTick } from './tick.ts';

const lockId = 20_002;
/** The least time between two ticks: a change after a pause is told at once, a stream of them together. */
const tickEvery = 200;
const tryLockEvery = 500;
const sweepEvery = 5_000;

export interface Ticker extends Session {
  /** Whether this is the process that ticks. */
  ticking(): boolean;
}

/**
 * Tells changes in ticks, from one process at a time: who holds the advisory lock ticks, and the others
 * try for it, so that one of them goes on when that process dies.
 */
export async function startTicker(options: {
  db: Database;
  url: string;
  clock: Clock;
  jobs: Jobs;
  log: Log;
}): Promise<Ticker> {
  const { db, url, clock, jobs, log } = options;
  let held = false;
  let waiting = false;
  let last = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let connection: pg.Client | null = null;

  async function tryLock(): Promise<void> {
    if (!connection || held) return;
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as held', [lockId]);
    held = rows[0].held;
    if (held) {
      log.info('this process ticks');
      wake();
    }
  }

  function wake(): void {
    if (!held || waiting) return;
    waiting = true;
    setTimeout(
      () => {
        waiting = false;
        last = performance.now();
        run(async () => {
          await db.transaction((tx) => takeTick(tx, jobs, clock.now()));
        });
      },
      Math.max(0, last + tickEvery - performance.now()),
    );
  }

  /** One at a time, so that versions and notifications keep their order. */
  function run(work: () => Promise<void>): void {
    if (!held) return;
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
    async onConnect(client) {
      connection = client;
      await tryLock();
    },
    onNotify: wake,
    onDisconnect() {
      connection = null;
      held = false;
    },
  });
  const lockTimer = setInterval(() => {
    tryLock().catch((error) => log.warn({ err: error }, "the ticker's lock can't be asked for"));
  }, tryLockEvery);
  const sweepTimer = setInterval(() => {
    run(async () => {
      await db.transaction(async (tx) => {
        const changes: Change[] = await sweep(tx, clock.now());
        await announce(tx, changes);
      });
    });
  }, sweepEvery);

  return {
    ticking: () => held,
    async stop() {
      clearInterval(lockTimer);
      clearInterval(sweepTimer);
      held = false;
      await running;
      await session.stop();
    },
  };
}
