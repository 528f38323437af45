import { additions } from './app.ts';
import { proveLedger } from './modules/wallet/index.ts';
import { onDatabase } from './platform/db/on-database.ts';

/** `npm run ledger:verify`: proves the ledger; exit 1 and each violation if a rule is broken. */
await onDatabase(async (db) => {
  const { transfers, violations } = await proveLedger(db, additions.ledgerRules);
  for (const { rule, what } of violations) console.log(`✗ ${rule}: ${what}`);
  const found = violations.length === 0 ? 'all rules hold' : `${violations.length} violations`;
  console.log(`${transfers} transfers: ${found}`);
  if (violations.length > 0) process.exitCode = 1;
});
