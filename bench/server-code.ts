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
  const [open, feeds, live, secrets] = await Promise.all([
    import(fromRoot('apps/server/src/platform/db/open.ts')),
    import(fromRoot('apps/server/src/modules/feeds/index.ts')),
    import(fromRoot('apps/server/src/modules/live/index.ts')),
    import(fromRoot('apps/server/src/platform/secret.ts')),
  ]);
  return {
    openDatabase: open.openDatabase as (
      env: { DATABASE_URL?: string; DATA_DIR: string },
      log: unknown,
    ) => Promise<OpenDatabase>,
    fixture,
    result,
    makeStreamKey: (db: Database, { uid, key }: { uid: number; key: string }): Promise<string> =>
      db.transaction((tx) =>
        live.makeStreamKey(
          tx,
          { jobs: null, secret: secrets.createSecret(key) },
          { uid, now: new Date() },
        ),
      ),
    formats: feeds.formats as readonly { format: string; folder: string }[],
    adapterOf: feeds.adapterOf as (format: string) => Promise<FileReading>,
    ingest: feeds.ingest as (
      tx: unknown,
      messages: readonly FeedMessage[],
      context: { source: string; now: Date },
    ) => Promise<unknown>,
  };
}

export type ServerCode = Awaited<ReturnType<typeof loadServerCode>>;

/** A football match that starts at an instant, as a feed tells it. */
function fixture(match: string, startsAt: Date): FeedMessage {
  return {
    type: 'fixture',
    match,
    version: 1,
    gameId: 202,
    league: { id: 'bench', name: 'Bench League' },
    season: '2026',
    home: { id: `${match}-home`, name: `Home of ${match}` },
    away: { id: `${match}-away`, name: `Away of ${match}` },
    startsAt: startsAt.toISOString(),
    date: startsAt.toISOString().slice(0, 10),
  } as FeedMessage;
}

/** It ended 0–1. */
function result(match: string, version: number): FeedMessage {
  const state = { status: 'ended', phase: null, clock: null, score: { home: 0, away: 1 } };
  const rest = { periods: [], columns: [], winner: 'away', note: null };
  return { type: 'state', match, version, state: { ...state, ...rest } } as FeedMessage;
}
