import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** Revisions that were not published go; what was on sale stays. */
export async function forgetRevisions(tx: Tx, where: SQL): Promise<void> {
  await tx.execute(sql`delete from plan_version where seal is null and ${where}`);
}
