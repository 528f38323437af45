import { sql } from 'drizzle-orm';
import type { ModuleContext } from '#platform/module.ts';
import { type LedgerRule, proveLedger, type Violation } from './prove-ledger.ts';

/** Proves the ledger, keeps what was found, and raises the alarm in the log if it is not right. */
export async function keepProof(
  { db, clock, log }: Pick<ModuleContext, 'db' | 'clock' | 'log'>,
  rules: readonly LedgerRule[],
): Promise<Violation[]> {
  const { transfers, violations } = await proveLedger(db, rules);
  const kept = JSON.stringify(violations.slice(0, 1_000));
  await db.execute(sql`
    insert into ledger_proof (at, transfers, violations)
    values (${clock.now().toISOString()}::timestamptz, ${transfers}, ${kept}::jsonb)`);
  if (violations.length > 0) {
    log.error({ violations: violations.slice(0, 20) }, 'ALARM: the ledger is not right');
  }
  return violations;
}
