import { pageSize } from '@xiongmao/api/fields/page-size';
import type { WritingKind } from '@xiongmao/api/posts/rules';
import { type Removal, removal } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { notify } from '#modules/users/index.ts';
import { asWritten, int } from '#platform/db/columns.ts';
import {
  affected,
  countRows,
  type Database,
  instant,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { removalLifted, removalUpheld } from './notice-types.ts';
import { allWritings, writings } from './writings.ts';

/** A page of what staff took away of what one wrote, newest first. */
export async function listRemovals(
  db: Database,
  { uid, page }: { uid: number; page: number },
): Promise<{ items: Removal[]; total: number }> {
  const items = await rows(
    db,
    removal.shape,
    sql`select r.id, r.kind, w.text, r.rule, r.reason, r.at, coalesce(p.state, 'none') as appeal, p.answer
      from writing_removal r join ${allWritings} w on w.kind = r.kind and w.id = r.writing_id
        left join writing_appeal p on p.removal_id = r.id
      where r.account_id = ${uid} order by r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const total = await countRows(db, sql`writing_removal r where r.account_id = ${uid}`);
  return { items, total };
}

/** Asks for a second look at what is taken away still, once. Throws `nothingToAppeal`, `alreadyAppealed`. */
export async function appeal(
  tx: Tx,
  given: { removalId: number; text: string; uid: number; now: Date },
): Promise<void> {
  const { removalId, text, uid, now } = given;
  const holds = await affected(
    tx,
    sql`select from writing_removal where id = ${removalId} and account_id = ${uid} and lifted_at is null`,
  );
  if (holds === 0) throw new CodedError('nothingToAppeal');
  const made = await affected(
    tx,
    sql`insert into writing_appeal (removal_id, account_id, text, at)
      values (${removalId}, ${uid}, ${text}, ${instant(now)})
      on conflict (removal_id) do nothing`,
  );
  if (made === 0) throw new CodedError('alreadyAppealed');
}

/** Decides on an appeal. Granted, what was taken away is shown again. Throws `stale`. */
export async function decideAppeal(
  tx: Tx,
  jobs: Jobs,
  given: { id: number; state: 'upheld' | 'granted'; answer: string; by: number; now: Date },
): Promise<void> {
  const { id, state, answer, by, now } = given;
  const at = instant(now);
  const [decided] = await rows(
    tx,
    { accountId: int, removalId: int },
    sql`update writing_appeal set state = ${state}, answer = ${answer}, decided_at = ${at}, decided_by = ${by}
      where id = ${id} and state = 'open' returning account_id as "accountId", removal_id as "removalId"`,
  );
  if (!decided) throw new CodedError('stale');
  const { accountId, removalId } = decided;
  const type = state === 'granted' ? removalLifted : removalUpheld;
  const cause = `writing-appeal:${id}`;
  await notify(tx, jobs, accountId, { type, values: { answer }, cause, at: now });
  if (state === 'upheld') return;
  const [lifted] = await rows(
    tx,
    { kind: asWritten<WritingKind>(), writingId: int },
    sql`update writing_removal set lifted_at = ${at} where id = ${removalId} and lifted_at is null
      returning kind, writing_id as "writingId"`,
  );
  if (lifted) await writings[lifted.kind].restore(tx, jobs, lifted.writingId);
}
