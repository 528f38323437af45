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
  const [open, feeds, live, search, answers, comments, secrets] = await Promise.all([
    import(fromRoot('apps/server/src/platform/db/open.ts')),
    import(fromRoot('apps/server/src/modules/feeds/index.ts')),
    import(fromRoot('apps/server/src/modules/live/index.ts')),
    import(fromRoot('apps/server/src/modules/search/index.ts')),
    import(fromRoot('apps/server/src/modules/search/answers.ts')),
    import(fromRoot('apps/server/src/modules/posts/comments/list-comments.ts')),
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
    rebuildSearch: (db: Database): Promise<number> => search.rebuild(db, searchedOf(search)),
    /** What the database is asked for a text that somebody types. */
    searchStatements: async (db: Database, text: string): Promise<Statement[]> => {
      const statements: Statement[] = [];
      const looking = {
        ...{ db: listening(db, statements), kinds: searchedOf(search) },
        ...{ now: new Date(), locale: 'en_US', hidden: [], leaveOut: null },
      };
      await answers.answerBest(looking, text, 3);
      return statements;
    },
    /** What the database is asked for a page of the comments on a post. */
    commentStatements: async (
      db: Database,
      { postId, sort, after }: { postId: number; sort: 'hot' | 'new'; after: string },
    ): Promise<Statement[]> => {
      const statements: Statement[] = [];
      const subjects = { find: async () => ({ id: postId }) };
      const asked = { subject: `post-${postId}`, sort, after, viewerId: null };
      await comments.listComments(listening(db, statements), subjects, asked);
      return statements;
    },
    formats: feeds.formats as readonly { format: string; folder: string }[],
    adapterOf: feeds.adapterOf as (format: string) => Promise<FileReading>,
    ingest: feeds.ingest as (
      tx: unknown,
      messages: readonly FeedMessage[],
      context: { source: string; now: Date },
    ) => Promise<unknown>,
  };
}

export interface Statement {
  text: string;
  values: unknown[];
}

// biome-ignore lint/suspicious/noExplicitAny: a module of the server, by its file's address
const searchedOf = ({ leagues, teams, players, experts, anchors, rooms, articles }: any) => [
  ...[leagues, teams, players],
  ...[experts, anchors, rooms, articles],
];

/** The same database, which notes what its pool is asked. */
function listening(db: Database, statements: Statement[]): Database {
  type Asked = string | { text: string; values?: unknown[] };
  const noted = (client: pg.Pool): pg.Pool =>
    new Proxy(client, {
      get(of, name) {
        if (name !== 'query') return Reflect.get(of, name);
        return (asked: Asked, given?: unknown[]) => {
          const text = typeof asked === 'string' ? asked : asked.text;
          const values = typeof asked === 'string' ? given : (asked.values ?? given);
          statements.push({ text, values: values ?? [] });
          return of.query(asked as string, given);
        };
      },
    });
  const client = noted(db.$client);
  const session = Object.create(Reflect.get(db, 'session'), { client: { value: client } });
  return Object.create(db, { $client: { value: client }, session: { value: session } });
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
