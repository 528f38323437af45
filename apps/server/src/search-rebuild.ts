import { additions } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import { rebuild } from './modules/search/index.ts';
import { DatabaseUnreachable } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';

/** `npm run search:rebuild`: writes from nothing all that can be found. Servers may run meanwhile. */
async function main(): Promise<void> {
  const log = { ...console, info: console.error, debug: () => undefined };
  const opened = await openDatabase(readEnv(process.env), log);
  try {
    console.log(`${await rebuild(opened.db, additions.searched)} entries`);
  } finally {
    await opened.stop();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvError || error instanceof DatabaseUnreachable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
