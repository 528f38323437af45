import { additions } from './app.ts';
import { EnvError, readEnv } from './env.ts';
import { proveLedger } from './modules/wallet/index.ts';
import { DatabaseUnreachable } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';

/** `npm run ledger:verify`: proves the ledger; exit 1 and each violation if a rule is broken. */
async function main(): Promise<void> {
  const log = { ...console, info: console.error, debug: () => undefined };
  const opened = await openDatabase(readEnv(process.env), log);
  try {
    const { transfers, violations } = await proveLedger(opened.db, additions.ledgerRules);
    for (const { rule, what } of violations) console.log(`✗ ${rule}: ${what}`);
    const found = violations.length === 0 ? 'all rules hold' : `${violations.length} violations`;
    console.log(`${transfers} transfers: ${found}`);
    if (violations.length > 0) process.exitCode = 1;
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
