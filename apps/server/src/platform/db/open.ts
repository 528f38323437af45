import { believeRows, connect, type Database } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  db: Database;
  url: string;
  stop(): Promise<void>;
}

/** The database of DATABASE_URL, or the embedded one in DATA_DIR; migrated and ready. */
export async function openDatabase(
  env: {
    DATABASE_URL?: string | undefined;
    DATA_DIR: string;
    EMBEDDED_FSYNC?: boolean;
    production?: boolean;
  },
  log: Pick<Console, 'log' | 'warn' | 'info' | 'debug' | 'error'>,
): Promise<OpenDatabase> {
  if (env.production !== false) believeRows();
  const { DATABASE_URL, DATA_DIR, EMBEDDED_FSYNC: fsync = true } = env;
  const embedded = DATABASE_URL
    ? null
    : await openEmbedded(DATA_DIR, (line) => log.info(line), { fsync });
  const url = DATABASE_URL ?? embedded!.url;
  try {
    const db = await connect(url, log);
    await migrate(db);
    return {
      db,
      url,
      async stop() {
        await db.$client.end();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
