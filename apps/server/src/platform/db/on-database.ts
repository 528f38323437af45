import { EnvError } from '@xiongmao/api/hosting/environment';
import { readEnv } from '#src/env.ts';
import { type Database, DatabaseUnreachable } from './database.ts';
import { openDatabase } from './open.ts';

/** A command's work on the database of its environment. What of these is wrong is said in a line, and ends it with 1. */
export async function onDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  // Standard output holds the command's answer alone.
  const log = { ...console, info: console.error, debug: () => undefined };
  try {
    const opened = await openDatabase(readEnv(process.env), log);
    try {
      await work(opened.db);
    } finally {
      await opened.stop();
    }
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof DatabaseUnreachable)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
