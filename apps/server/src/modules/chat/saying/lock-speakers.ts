import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';

const lockKind = lockNumber('who speaks');

/**
 * Who speaks holds this until their message is committed, beside others who speak.
 */
export async function lockSpeakers(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const sorted = accountIds.toSorted((a, b) => a - b);
  await tx.execute(sql`
    select pg_advisory_xact_lock_shared(${lockKind}, id)
    from unnest(${sql.param(sorted)}::int[]) as id`);
}

/**
 * Waits for what an account is saying, and keeps it from saying more until the transaction ends: what is
 * read, or written, of its mutes and messages after this, is all there is. Taken before rooms are locked.
 */
export async function silence(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKind}, ${accountId})`);
}
