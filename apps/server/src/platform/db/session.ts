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
  onDisconnect?(): void;
}

/**
 * One lasting connection of its own, for what a pool can't do: hearing notifications and holding an
 * advisory lock. It connects anew whenever it breaks. Resolves when it first stands.
 */
export async function openSession(options: Options): Promise<Session> {
  const { url, name, channels, log } = options;
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `xiongmao ${name}`,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    fresh.on('notification', ({ channel, payload }) => options.onNotify(channel, payload ?? ''));
    fresh.on('error', (error) => log.warn({ err: error }, `the ${name} connection broke`));
    fresh.on('end', () => {
      if (client !== fresh) return;
      client = null;
      options.onDisconnect?.();
      retry(200);
    });
    try {
      await fresh.connect();
      for (const channel of channels) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      await options.onConnect(fresh);
      client = fresh;
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
  }

  function retry(pause: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connect().catch((error) => {
        log.warn({ err: error }, `the ${name} connection can't be made yet`);
        retry(Math.min(pause * 2, 5_000));
      });
    }, pause);
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
