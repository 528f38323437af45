import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, EmbeddedPostgresError, reasonOf, useOwnDatabase } from './embedded-error.ts';

const timeoutMs = 60_000;
const startingUp = '57P03';

export function urlOf(port: number, password: string, database: string): string {
  return `postgresql://xiongmao:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Connects until the server of this data folder answers; false once `lives` says that it has ended.
 * While the server replays its log after a crash it says so, and is waited for without an end.
 */
export async function reach(
  data: string,
  port: number,
  password: string,
  lives: () => Promise<boolean>,
): Promise<boolean> {
  let deadline = Date.now() + timeoutMs;
  while (await lives()) {
    try {
      await ensureDatabase(data, port, password);
      return true;
    } catch (error) {
      if (error instanceof EmbeddedPostgresError) throw error;
      if (codeOf(error) === startingUp) deadline = Date.now() + timeoutMs;
      if (Date.now() > deadline) {
        throw new EmbeddedPostgresError(
          `The PostgreSQL of ${data} runs on port ${port} but can't be used (${reasonOf(error)}). ` +
            `End it and start again, ${useOwnDatabase}.`,
        );
      }
    }
    await sleep(25);
  }
  return false;
}

/** Makes the database `xiongmao` if this is the cluster in `data` and does not have it. */
async function ensureDatabase(data: string, port: number, password: string): Promise<void> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined); // a lost connection rejects the query below as well
  try {
    await client.connect();
    const { rows } = await client.query('SHOW data_directory');
    if (rows[0].data_directory !== data) throw new Error(`port ${port} is another cluster's`);
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = 'xiongmao'");
    if (found.rowCount === 0) await client.query('CREATE DATABASE xiongmao');
  } finally {
    await client.end().catch(() => undefined);
  }
}
