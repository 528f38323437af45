import pg from 'pg';
import type { Log } from '#platform/logging/log.ts';

export interface Session {
  stop(): Promise<void>;
}

interface Options {
  url: string;
  name: string;
  channels: readonly string[];
  log: Log;
  /** Each time the connection stands, before any notification; what it throws ends the connection. */
  onConnect(client: pg.Client): Promise<void>;
  onNotify(channel: string, payload: string): void;
  /** Each time it stands no more, or could not be made. */
  onDisconnect?(): void;
}

/**
 * One lasting connection of its own, for what a pool can't do: hearing notifications and holding an
 * advisory lock. It connects anew whenever it breaks. Resolves when it first stands.
 */
export async function openSession(options: Options): Promise<Session> {
  const session = createSession(options);
  await session.connect();
  return session;
}

/** As `openSession`, without waiting for it: also where the database can't be reached yet. */
export function keepSession(options: Options): Session {
  const session = createSession(options);
  session.retry(0);
  return session;
}

function createSession(options: Options) {
  const { url, name, channels, log } = options;
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `xiongmao ${name}`,
      // Where the other side is gone without a word, nothing else is ever sent that would tell.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
    });
    client = fresh;
    let stands = false;
    let ended = false;
    fresh.on('notification', ({ channel, payload }) => options.onNotify(channel, payload ?? ''));
    fresh.on('error', (error) => log.warn({ err: error }, `the ${name} connection broke`));
    fresh.on('end', () => {
      ended = true;
      if (!stands) return;
      options.onDisconnect?.();
      retry(200);
    });
    try {
      await fresh.connect();
      for (const channel of channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      await options.onConnect(fresh);
      if (ended) throw new Error(`the ${name} connection broke before it stood`);
      stands = true;
    } catch (error) {
      options.onDisconnect?.();
      await fresh.end().catch(() => undefined);
      throw error;
    }
  }

  function retry(pause: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().catch((error) => {
        if (stopped) return;
        log.warn({ err: error }, `the ${name} connection can't be made yet`);
        retry(Math.min(Math.max(pause * 2, 200), 5_000));
      });
    }, pause);
  }

  return {
    connect,
    retry,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
