import type { Comment, SubjectName } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { isBlocked } from '#modules/users/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { countRows, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { keyOf, nameOf, type Subjects } from '../discussions/discussed.ts';
import { countComment } from '../discussions/open-discussion.ts';
import { tellOfComment } from '../moderation/tell-of-writing.ts';
import type { Checked } from '../writings/check-text.ts';
import { findMentioned } from '../writings/mentions.ts';
import { admit, requireWords, takeWritersTurn } from '../writings/writer.ts';
import { selectComments } from './comment-rows.ts';

export interface NewComment extends Checked {
  uid: number;
  /** The same key of an account is the same comment. */
  key: string;
  subject: SubjectName;
  /** What it answers; null: it stands by itself. */
  answers: number | null;
  now: Date;
}

/** Says something about something. Throws why not; what was said with this key is answered again. */
export async function createComment(
  tx: Tx,
  { jobs, subjects }: { jobs: Jobs; subjects: Subjects },
  given: NewComment,
): Promise<Comment> {
  const { uid, key, answers, now } = given;
  requireWords(given);
  await takeWritersTurn(tx, uid);
  const before = await findByKey(tx, subjects, given);
  if (before) return before;
  const subject = await subjects.find(tx, keyOf(given.subject));
  const at = { kind: keyOf(given.subject).kind, id: subject.id };
  const about = nameOf(at);
  await admit(tx, uid, { ...given, isNew: { kind: 'comment', about }, now });
  const answered = answers === null ? null : await lockAnswered(tx, about, answers);
  for (const by of [subject.authorId, answered?.accountId]) {
    if (by && (await isBlocked(tx, uid, by))) throw new CodedError('blockedByThem');
  }
  const mentioned = await findMentioned(tx, given.text, { uid });
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into comment (kind, subject_id, account_id, key, parent_id, answers_id, text, mentions, at, hot)
      values (${at.kind}, ${at.id}, ${uid}, ${key}, ${answered?.parentId ?? null}, ${answers}, ${given.text},
        ${sql.param(mentioned)}::int[], ${instant(now)}, posts.hot_score(0, ${instant(now)}))
      returning id`,
  );
  const { id } = made!;
  if (answered) await countAnswers(tx, answered.parentId, 1);
  if (!(await countComment(tx, at, subject))) throw new CodedError('unknownSubject');
  await tellOfComment(tx, jobs, {
    id,
    uid,
    answered: answered?.accountId ?? null,
    authorId: subject.authorId,
    mentioned,
    now,
  });
  const [comment] = await selectComments(tx, uid, sql`where x.id = ${id}`);
  return comment!;
}

async function findByKey(
  tx: Tx,
  subjects: Subjects,
  { uid, key, text, subject, answers }: NewComment,
): Promise<Comment | null> {
  const [found] = await selectComments(
    tx,
    uid,
    sql`where x.account_id = ${uid} and x.key = ${key}`,
  );
  if (!found) return null;
  // What was changed or taken back meanwhile is still what was said.
  const isSame = found.version > 1 || found.gone !== null || found.text === text;
  const answersSame = sql`comment where id = ${found.id} and answers_id is not distinct from ${answers}::int`;
  if (
    !isSame ||
    (await countRows(tx, answersSame)) === 0 ||
    !(await isAbout(tx, subjects, found.subject, subject))
  ) {
    throw new CodedError('keyReused');
  }
  return found;
}

/** Whether a comment there is one on what is named, which may be shown by another id. */
async function isAbout(
  tx: Tx,
  subjects: Subjects,
  there: SubjectName,
  named: SubjectName,
): Promise<boolean> {
  if (there === named) return true;
  const key = keyOf(named);
  const { id } = await subjects.find(tx, key);
  return there === nameOf({ kind: key.kind, id });
}

/** What is answered, and the comment below which the answer stands, locked. Throws `unknownWriting`. */
async function lockAnswered(
  tx: Tx,
  subject: SubjectName,
  id: number,
): Promise<{ accountId: number; parentId: number }> {
  const found = await rows(
    tx,
    { id: int, parentId: orNull(int), accountId: int, state: text, subject: text },
    sql`select id, parent_id as "parentId", account_id as "accountId", state,
        kind || '-' || subject_id as subject
      from comment where id in (${id}, (select parent_id from comment where id = ${id}))
      order by id for update`,
  );
  const answered = found.find((one) => one.id === id);
  if (answered?.state !== 'shown' || answered.subject !== subject) {
    throw new CodedError('unknownWriting');
  }
  return { accountId: answered.accountId, parentId: answered.parentId ?? id };
}

/** Counts answers below a comment that come or go; it is locked. */
export async function countAnswers(tx: Tx, parentId: number, change: number): Promise<void> {
  await tx.execute(sql`
    update comment set replies = replies + ${change}::int,
      hot = posts.hot_score(likes + replies + ${change}::int, at)
    where id = ${parentId}`);
}
