import type { ReportReason } from '@xiongmao/api/chat/rules';
import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { countReport } from '#modules/users/index.ts';
import { bool } from '#platform/db/columns.ts';
import { type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { writings } from './writings.ts';

/**
 * Reports a post or comment of somebody else, once while it is shown. Throws `unknownWriting`, `alreadyReported`, and `tooManyRequests`
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
  // Whoever takes it away meanwhile waits for the lock, and closes this report, too.
  const [found] = await rows(
    db,
    { isThere: bool, isNew: bool },
    sql`with about as (
        select id, account_id, text from ${writings[kind].table}
        where id = ${id} and state = 'shown' and account_id <> ${uid} for share),
      made as (
        insert into writing_report (kind, writing_id, account_id, reporter_id, said, reason, text, at)
        select ${kind}, id, account_id, ${uid}, text, ${reason}, ${text}, ${instant(now)} from about
        on conflict (reporter_id, kind, writing_id) where decision is distinct from 'gone' do nothing
        returning id)
      select exists (select from about) as "isThere", exists (select from made) as "isNew"`,
  );
  if (!found?.isThere) throw new CodedError('unknownWriting');
  if (!found.isNew) throw new CodedError('alreadyReported');
}
