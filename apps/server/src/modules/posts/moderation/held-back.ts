import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { isDown } from '#modules/takedowns/index.ts';
import { countRows, type Tx } from '#platform/db/database.ts';

/** Whether a removal of staff that stands, or a rights-holder, keeps a text from sight. */
export async function isHeldBack(
  tx: Tx,
  { kind, id, accountId }: { kind: WritingKind; id: number; accountId: number },
): Promise<boolean> {
  const stands = sql`writing_removal
    where account_id = ${accountId} and kind = ${kind} and writing_id = ${id} and lifted_at is null`;
  return (await countRows(tx, stands)) > 0 || isDown(tx, { kind, key: String(id) });
}
