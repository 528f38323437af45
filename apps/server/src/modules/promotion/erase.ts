import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';

/** A deleted person stays counted and is no longer named; channels of theirs wait for another manager. */
export async function erasePromotion(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`update channel_visit set account_id = null where account_id = ${accountId}`);
  await tx.execute(
    sql`update channel_download set account_id = null where account_id = ${accountId}`,
  );
  await tx.execute(
    sql`update channel_registration set account_id = null where account_id = ${accountId}`,
  );
  await tx.execute(sql`update channel set manager_id = null where manager_id = ${accountId}`);
}
