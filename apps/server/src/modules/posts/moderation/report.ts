import type { ReportReason } from '@xiongmao/api/chat/rules';
import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { countReport } from '#modules/users/index.ts';
import { bool, int, text as textColumn } from '#platform/db/columns.ts';
import { affected, type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { writings } from './writings.ts';

/**
 * Reports a post or comment of somebody else, once. Throws `unknownWriting`, `alreadyReported`, and `tooManyRequests`
 * beyond an hour's or a day's budget.
 */
export async function report(
  db: Database,
  given: {
    kind: WritingKind;
    id: number;
    reason: ReportReason;
    text: string;
    uid: number;
    now: Date;
  },
): Promise<void> {
  const { kind, id, reason, text, uid, now } = given;
  await countReport(db, uid, now);
  const [found] = await rows(
    db,
    { accountId: int, isOwn: bool, said: textColumn },
    sql`select account_id as "accountId", account_id = ${uid} as "isOwn", text as said
      from ${writings[kind].table} where id = ${id} and state = 'shown'`,
  );
  if (!found || found.isOwn) throw new CodedError('unknownWriting');
  const made = await affected(
    db,
    sql`insert into writing_report (kind, writing_id, account_id, reporter_id, said, reason, text, at)
      values (${kind}, ${id}, ${found.accountId}, ${uid}, ${found.said}, ${reason}, ${text}, ${instant(now)})
      on conflict on constraint writing_report_once do nothing`,
  );
  if (made === 0) throw new CodedError('alreadyReported');
}
