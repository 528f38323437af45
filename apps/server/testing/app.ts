import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { type Additions, type App, createApp } from '#src/app.ts';
import { seedDemoAccounts } from '#src/demo/identity/accounts.ts';
import { readEnv } from '#src/env.ts';
import { rows } from '#testing/rows.ts';
import { afterFile } from './after-file.ts';
import { testDatabase } from './database.ts';

export interface TestApp extends App {
  db: Database;
  databaseUrl: string;
  /** Where it listens, `http://127.0.0.1:<port>`. */
  url: string;
  /** Lets everyone ask for another code at once. */
  forgetPauses(): Promise<void>;
  /** The code that was sent to an address last, once it came. */
  codeFor(address: string): Promise<string>;
}

/** The installation's key in all tests. */
export const testKey = 'a key of the tests, known to all of them';

/** By which push services know it. */
export const testVapid = {
  subject: 'mailto:tests@example.org',
  publicKey:
    'BEZKXOMA4QQn6ezkujlEv3zTzUlcX5reRNAZ_GB8A4gjuR34G67ca2lR1HX4e01geZw5wXth70jpmesO-WK4dwk',
  privateKey: '_kAaU5vf5XtG3JIVfUbslfaFCkoY6MhCdVEATAvpsCM',
};

/** The real application on a database of its own. */
export async function testApp(
  options: {
    env?: Record<string, string>;
    clock?: Clock;
    /** Another process of the same product: the database it shares. */
    database?: { db: Database; url: string };
    /** Where it listens; else on a free one. */
    port?: number;
    /** The demo's accounts, without the demo's matches. */
    accounts?: boolean;
    /** Of more domains than the product's. */
    additions?: Additions;
    /** What reads the log, a JSON line at a time. */
    logTo?: { write(line: string): void };
  } = {},
): Promise<TestApp> {
  const { db, url: databaseUrl } = options.database ?? (await testDatabase());
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: '1000000',
    WELCOME_BUDGET: '999999,999999,999999,999999',
    CONNECTION_LIMIT: '1000000',
    SOCKET_LIMIT: '1000000',
    // They take a processor for themselves.
    DEMO_MATCHES: '0',
    ...options.env,
  });
  const app = await createApp({
    env,
    db,
    databaseUrl,
    clock: options.clock ?? systemClock,
    secret: testKey,
    vapid: testVapid,
    ...(options.logTo && { logTo: options.logTo }),
    ...(options.additions && { additions: options.additions }),
  });
  const url = await app.http.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  if (options.accounts) await seedDemoAccounts(db, systemClock.now());
  await app.start();
  let stopping: Promise<void> | null = null;
  const stop = () => {
    stopping ??= app.stop();
    return stopping;
  };
  afterFile(stop);
  // The demo's accounts have their gold then.
  if (options.accounts) await caughtUp(db);
  const seen = new Set<string>();
  return {
    ...app,
    stop,
    db,
    databaseUrl,
    url,
    async forgetPauses() {
      await db.execute(sql`delete from attempt where bucket like 'code:pause:%'`);
    },
    async codeFor(address) {
      for (let tries = 0; tries < 200; tries++) {
        const answer = await fetch(`${url}/dev/outbox?to=${encodeURIComponent(address)}`);
        const sent = (await answer.json()) as { code: string | null; at: string }[];
        const latest = sent.find((message) => message.code !== null) as
          | { code: string }
          | undefined;
        if (latest && !seen.has(`${address} ${latest.code}`)) {
          seen.add(`${address} ${latest.code}`);
          return latest.code;
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`no code came to ${address}`);
    },
  };
}

/** Resolves once all that was left of before is up to date. */
export async function caughtUp(db: Database): Promise<void> {
  await vi.waitUntil(
    async () => {
      const query = sql`select from pgboss.job where name = 'catch-up' and state < 'completed'`;
      return (await rows(db, query)).length === 0;
    },
    { timeout: 30_000 },
  );
}
