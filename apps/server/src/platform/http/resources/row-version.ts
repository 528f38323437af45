import { createHash } from 'node:crypto';
import type { Resource } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';

/**
 * For optimistic locking: what a row is like, as a short hash of its fields: two rows that read the same have the same version,
 * so no table needs a column for it. `volatile` fields are left out.
 */
export function versionOf(resource: Resource, row: object): string {
  const values = Object.keys(resource.row.shape)
    .filter((name) => !resource.volatile?.includes(name))
    .map((name) => [name, (row as Record<string, unknown>)[name]]);
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

const lockKind = lockNumber('who edits a row');

/**
 * Those who edit a row take turns, until the transaction ends: whoever comes second reads what the first
 * wrote (else a race condition: one's change lost under the other's). Offices that share a resource's name share its rows.
 */
export async function takeEditorsTurn(tx: Tx, row: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${row}, ${lockKind}))`);
}
