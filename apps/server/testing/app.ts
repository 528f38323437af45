import { afterAll } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type App, createApp } from '#src/app.ts';
import { readEnv } from '#src/env.ts';
import { testDatabase } from './database.ts';

export interface TestApp extends App {
  db: Database;
  databaseUrl: string;
  /** Where it listens, `http://127.0.0.1:<port>`. */
  url: string;
}

/** The real application on a database of its own, listening on a free port. */
export async function testApp(
  options: {
    env?: Record<string, string>;
    clock?: Clock;
    /** Another process of the same product: the database it shares. */
    database?: { db: Database; url: string };
  } = {},
): Promise<TestApp> {
  const { db, url: databaseUrl } = options.database ?? (await testDatabase());
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    ...options.env,
  });
  const app = await createApp({ env, db, databaseUrl, clock: options.clock ?? systemClock });
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
  afterAll(() => app.stop());
  return { ...app, db, databaseUrl, url };
}
