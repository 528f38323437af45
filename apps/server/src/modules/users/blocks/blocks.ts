import { pageSize } from '@xiongmao/api/fields/page-size';
import { isAllowed } from '@xiongmao/api/roles';
import { mostBlocks } from '@xiongmao/api/users/rules';
import { blockedPerson } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { lockAccounts } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { blocksChanged } from './blocks-changed.ts';

/** Blocks a person, who follows one no longer. Throws `cannotBlock`, `unknownUser`, `tooManyBlocks`. */
export async function block(
  tx: Tx,
  jobs: Jobs,
  accountId: number,
  { id, now }: { id: number; now: Date },
): Promise<void> {
  if (id === accountId) throw new CodedError('cannotBlock');
  // One's own take turns, so that the limit holds; and who leaves in this moment is not blocked afterwards.
  const held = (await lockAccounts(tx, [accountId, id])).get(id);
  if (!held) throw new CodedError('unknownUser');
  // Whoever works for the product must reach everyone.
  if (isAllowed('console', held)) throw new CodedError('cannotBlock');
  const added = await affected(
    tx,
    sql`insert into block (account_id, blocked_id, at)
      values (${accountId}, ${id}, ${instant(now)}) on conflict do nothing`,
  );
  if (added === 0) return;
  if ((await blocksOf(tx, accountId)).length > mostBlocks) throw new CodedError('tooManyBlocks');
  await tx.execute(sql`
    delete from follow where kind = 'user' and (account_id, target_id) in
      ((${id}, ${accountId}), (${accountId}, ${id}))`);
  await jobs.publish(tx, blocksChanged, { accountId });
}

export async function unblock(tx: Tx, jobs: Jobs, accountId: number, id: number): Promise<void> {
  const gone = await affected(
    tx,
    sql`delete from block where account_id = ${accountId} and blocked_id = ${id}`,
  );
  if (gone > 0) await jobs.publish(tx, blocksChanged, { accountId });
}

/** The ids of those whom one blocks, newest first. */
export async function blocksOf(db: Database | Tx, accountId: number): Promise<number[]> {
  const found = await rows(
    db,
    { id: int },
    sql`select blocked_id as id from block where account_id = ${accountId}
      order by at desc, blocked_id`,
  );
  return found.map(({ id }) => id);
}

/** Whether one person is blocked by another. */
export async function isBlocked(
  db: Database | Tx,
  accountId: number,
  byId: number,
): Promise<boolean> {
  const query = sql`select from block where account_id = ${byId} and blocked_id = ${accountId}`;
  return (await affected(db, query)) > 0;
}

/** A page of those whom one blocks, newest first, and the ids of all. */
export async function listBlocks(db: Database, accountId: number, page: number) {
  const ids = await blocksOf(db, accountId);
  const items = await rows(
    db,
    blockedPerson.shape,
    sql`select a.id, a.username as name, p.avatar, b.at
      from block b join identity.account a on a.id = b.blocked_id
      left join profile p on p.account_id = a.id
      where b.account_id = ${accountId} order by b.at desc, a.id
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { items, total: ids.length, ids };
}
