import type { DiscussedKind } from '@xiongmao/api/discussed-kinds';
import type { Comment } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { asWritten, int, listOf, orNull, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { recountComments } from '../discussions/open-discussion.ts';
import { isHeldBack } from '../moderation/held-back.ts';
import { tellOfComment } from '../moderation/tell-of-writing.ts';
import type { Checked } from '../writings/check-text.ts';
import { requireEditable } from '../writings/edit-window.ts';
import { findMentioned } from '../writings/mentions.ts';
import { admit, requireWords, takeWritersTurn } from '../writings/writer.ts';
import { selectComments } from './comment-rows.ts';
import { countAnswers } from './create-comment.ts';

const lockedRow = {
  id: int,
  kind: asWritten<DiscussedKind>(),
  subjectId: int,
  accountId: int,
  parentId: orNull(int),
  state: text,
  version: int,
  at: time,
  mentions: listOf(int),
};

/** A comment and what it stands below, in the order in which all who change them lock them. */
export async function lockComment(tx: Tx, id: number) {
  const found = await rows(
    tx,
    lockedRow,
    sql`select id, kind, subject_id as "subjectId", account_id as "accountId", parent_id as "parentId", state, version,
        at, to_jsonb(mentions) as mentions
      from comment where id in (${id}, (select parent_id from comment where id = ${id}))
      order by id for update`,
  );
  return found.find((one) => one.id === id);
}

/** Changes what one said. Whom it names anew is told. */
export async function editComment(
  tx: Tx,
  jobs: Jobs,
  given: Checked & { id: number; uid: number; version: number; now: Date },
): Promise<Comment> {
  const { id, uid, now } = given;
  requireWords(given);
  await takeWritersTurn(tx, uid);
  const held = requireEditable(await lockComment(tx, id), given);
  await admit(tx, uid, { ...given, isNew: null });
  const mentioned = await findMentioned(tx, given.text, { uid, before: held.mentions });
  await tx.execute(sql`
    update comment set text = ${given.text}, mentions = ${sql.param(mentioned)}::int[], version = version + 1,
      edited_at = ${instant(now)}
    where id = ${id}`);
  await tellOfComment(tx, jobs, { id, uid, answered: null, authorId: null, mentioned, now });
  const [comment] = await selectComments(tx, uid, sql`where x.id = ${id}`);
  return comment!;
}

/** Takes back what one said: its words are gone. */
export async function deleteComment(
  tx: Tx,
  { id, uid }: { id: number; uid: number },
): Promise<void> {
  const found = await lockComment(tx, id);
  // What staff removed stays with its words, for whoever looks at it again.
  if (found?.accountId !== uid || found.state !== 'shown') throw new CodedError('unknownWriting');
  await hideComment(tx, id, 'deleted');
}

/** Shows a comment no more; one that is not shown stays as it is. Whether it was. */
export async function hideComment(tx: Tx, id: number, as: 'deleted' | 'removed'): Promise<boolean> {
  const found = await lockComment(tx, id);
  if (found?.state !== 'shown') return false;
  const gone = as === 'deleted' ? sql`, text = '', mentions = '{}'` : sql``;
  await tx.execute(sql`update comment set state = ${as}${gone} where id = ${id}`);
  await count(tx, found, -1);
  return true;
}

/** Shows again what was removed, unless something else keeps it from sight. */
export async function restoreComment(tx: Tx, id: number): Promise<void> {
  const found = await lockComment(tx, id);
  if (found?.state !== 'removed') return;
  if (await isHeldBack(tx, { kind: 'comment', id, accountId: found.accountId })) return;
  await tx.execute(sql`update comment set state = 'shown' where id = ${id}`);
  await count(tx, found, 1);
}

async function count(
  tx: Tx,
  {
    kind,
    subjectId,
    parentId,
  }: { kind: DiscussedKind; subjectId: number; parentId: number | null },
  change: number,
): Promise<void> {
  if (parentId !== null) await countAnswers(tx, parentId, change);
  await recountComments(tx, { kind, id: subjectId }, change);
}
