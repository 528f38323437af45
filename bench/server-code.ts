import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type pg from 'pg';
import { fromRoot } from './processes.ts';

/** A database as the server holds it; only its pool is used here. */
export interface Database {
  $client: pg.Pool;
  transaction<Result>(work: (tx: unknown) => Promise<Result>): Promise<Result>;
}

interface OpenDatabase {
  db: Database;
  url: string;
  stop(): Promise<void>;
}

interface FileReading {
  read(
    files: readonly string[],
    context: { now: Date; quarantine: () => void },
  ): AsyncIterable<{ messages: FeedMessage[] }>;
}

/**
 * What `ingest` measures inside its own process: the server's own functions, by their files' addresses,
 * because no package may import an app.
 */
export async function loadServerCode() {
  const [open, feeds] = await Promise.all([
    import(fromRoot('apps/server/src/platform/db/open.ts')),
    import(fromRoot('apps/server/src/modules/feeds/index.ts')),
  ]);
  return {
    openDatabase: open.openDatabase as (
      env: { DATABASE_URL?: string; DATA_DIR: string },
      log: unknown,
    ) => Promise<OpenDatabase>,
    adapterOf: feeds.adapterOf as (format: string) => FileReading,
    ingest: feeds.ingest as (
      tx: unknown,
      messages: readonly FeedMessage[],
      context: { source: string; now: Date },
    ) => Promise<unknown>,
  };
}
