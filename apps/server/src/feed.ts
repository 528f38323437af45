import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { feedFormats } from '@xiongmao/api/feeds/messages';
import { EnvError } from '@xiongmao/api/hosting/environment';
import { readEnv } from './env.ts';
import {
  adapterOf,
  check,
  dump,
  FeedFileError,
  FeedFilesError,
  formats,
  importFiles,
  importSets,
  replayFiles,
  sourcesOf,
} from './modules/feeds/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';

const usage = `npm run feed -- import FORMAT PATH…
npm run feed -- import all FOLDER
npm run feed -- dump [--source FORMAT]
npm run feed -- check [--source FORMAT]
npm run feed -- replay FORMAT PATH --speed N [--match ID]

FORMAT: ${feedFormats.join(', ')} (read so far: ${formats.map(({ format }) => format).join(', ')})
FOLDER holds a folder for each format, any of: ${formats.map(({ folder }) => folder).join(', ')}`;

class UsageError extends Error {
  override name = 'UsageError';
}

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        source: { type: 'string' },
        speed: { type: 'string', default: '1' },
        match: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/** What went wrong in words: the object behind it is of no use to who waits. */
function inALine(about: unknown, words?: unknown): void {
  const error = (about as { err?: unknown } | null)?.err;
  console.error(error instanceof Error ? `${String(words)}: ${error.message}` : (words ?? about));
}

/** Where the caller stood: npm runs scripts from the root, whatever folder they were called in. */
const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function main(): Promise<void> {
  const { positionals, values } = argumentsGiven();
  const [command, ...rest] = positionals;
  if (values.help || command === 'help') {
    console.log(usage);
    return;
  }
  const env = readEnv(process.env);
  // Standard output holds the command's answer alone.
  const log = { ...console, info: console.error, warn: inALine, debug: () => undefined };

  if (command === 'dump') {
    await withDatabase(async (db) => dump(db, await sourceAsked(db), (line) => console.log(line)));
    return;
  }
  if (command === 'check') {
    const counts = await withDatabase(async (db) =>
      check(db, await sourceAsked(db), {
        unmarked: (line) => console.log(line),
        marked: (line) => console.error(`marked: ${line}`),
      }),
    );
    console.log(JSON.stringify(counts));
    if (counts.contradictions > 0) process.exitCode = 1;
    return;
  }
  if (command === 'import' && rest[0] === 'all' && rest.length === 2) {
    const unread = await withDatabase((db) =>
      importSets(db, systemClock, fromCaller(rest[1]!), {
        imported: (result) => console.log(JSON.stringify(result)),
        broken: (error) => console.error(error.message),
      }),
    );
    if (unread > 0) process.exitCode = 1;
    return;
  }
  const adapter = await adapterOf(rest[0] ?? '');
  const paths = rest.slice(1).map(fromCaller);
  if (!['import', 'replay'].includes(command ?? '') || !adapter || paths.length === 0) {
    throw new UsageError(usage);
  }
  if (command === 'import') {
    const result = await withDatabase((db) =>
      importFiles(db, systemClock, adapter, paths, (error) => console.error(error.message)),
    );
    console.log(JSON.stringify(result));
    return;
  }
  const speed = Number(values.speed);
  if (!(speed >= 0.1 && speed <= 1000)) throw new UsageError('--speed: expected 0.1 to 1000');
  await withDatabase((db) =>
    replayFiles({ db, clock: systemClock, log, adapter, paths, speed, match: values.match }),
  );

  /** One that nobody has told of a match of is a slip of the pen. */
  async function sourceAsked(db: Database): Promise<string | null> {
    const { source = null } = values;
    if (source === null || feedFormats.some((format) => format === source)) return source;
    const known = await sourcesOf(db);
    if (known.includes(source)) return source;
    throw new UsageError(`--source: no match is of ${source}; there are: ${known.join(', ')}`);
  }

  async function withDatabase<T>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>,
  ): Promise<T> {
    // What it reads is for a person who waits, not for a test: rows are believed.
    const opened = await openDatabase({ ...env, production: true }, log);
    try {
      return await work(opened.db);
    } finally {
      await opened.stop();
    }
  }
}

const plain = [
  UsageError.name,
  EnvError.name,
  FeedFileError.name,
  FeedFilesError.name,
  'DatabaseUnreachable',
  'EmbeddedPostgresError',
];

main().catch((error: Error) => {
  console.error(plain.includes(error.name) ? error.message : error);
  process.exitCode = 1;
});
