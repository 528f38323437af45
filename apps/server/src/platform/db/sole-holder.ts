import type pg from 'pg';
import type { Log } from '#platform/logging/log.ts';

const tryEvery = 500;

export interface SoleHolder {
  /** Whether this is the process that holds it. */
  held(): boolean;
  /** For the session that it lasts as long as. */
  onConnect(client: pg.Client): Promise<void>;
  onDisconnect(): void;
  stop(): void;
}

/**
 * What one process of all does at a time: who holds the advisory lock does it, and the others try for it, so
 * that one of them goes on when that process dies.
 */
export function createSoleHolder(options: {
  lockId: number;
  name: string;
  log: Log;
  onHeld(): void;
}): SoleHolder {
  const { lockId, name, log, onHeld } = options;
  let held = false;
  let connection: pg.Client | null = null;

  async function tryLock(): Promise<void> {
    if (!connection || held) return;
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as held', [lockId]);
    held = rows[0].held;
    if (held) onHeld();
  }
  const timer = setInterval(() => {
    tryLock().catch((error) => log.warn({ err: error }, `the ${name}'s lock can't be asked for`));
  }, tryEvery);

  return {
    held: () => held,
    async onConnect(client) {
      connection = client;
      await tryLock();
    },
    onDisconnect() {
      connection = null;
      held = false;
    },
    stop() {
      clearInterval(timer);
      connection = null;
      held = false;
    },
  };
}
