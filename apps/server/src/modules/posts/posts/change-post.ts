import { gameById } from '@xiongmao/api/catalogue/games';
import type { Post } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { int, listOf, orNull, text, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { closeDiscussion, openDiscussion } from '../discussions/open-discussion.ts';
import { isHeldBack } from '../moderation/held-back.ts';
import { tellOfPost } from '../moderation/tell-of-writing.ts';
import type { Checked } from '../writings/check-text.ts';
import { requireEditable } from '../writings/edit-window.ts';
import { findMentioned } from '../writings/mentions.ts';
import { admit, takeWritersTurn } from '../writings/writer.ts';
import { usePictures } from './pictures.ts';
import { selectPosts } from './post-rows.ts';

export interface Draft extends Checked {
  uid: number;
  gameId: number | null;
  matchId: number | null;
  pictures: readonly string[];
  now: Date;
}

/** Posts something. Throws why not; what was posted with this key is answered again. */
export async function createPost(
  tx: Tx,
  jobs: Jobs,
  draft: Draft & { key: string },
): Promise<Post> {
  const { uid, key, pictures, now } = draft;
  await takeWritersTurn(tx, uid);
  const [before] = await selectPosts(tx, uid, sql`where x.account_id = ${uid} and x.key = ${key}`);
  if (before) {
    const isSame = before.version > 1 || before.gone !== null || before.text === draft.text;
    if (!isSame) throw new CodedError('keyReused');
    return before;
  }
  requireContent(draft);
  await admit(tx, uid, { ...draft, isNew: { kind: 'post', about: 'posts' } });
  const { matchId, gameId } = await placeOf(tx, draft);
  const mentioned = await findMentioned(tx, draft.text, { uid });
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into post (account_id, key, text, mentions, at, game_id, match_id, pictures)
      values (${uid}, ${key}, ${draft.text}, ${sql.param(mentioned)}::int[], ${instant(now)}, ${gameId}, ${matchId},
        ${sql.param([...pictures])}::text[])
      returning id`,
  );
  const { id } = made!;
  await usePictures(tx, jobs, { postId: id, uid, pictures });
  await openDiscussion(tx, { kind: 'post', id }, { gameId, authorId: uid, at: now.toISOString() });
  await tellOfPost(tx, jobs, { id, uid, mentioned, now });
  return shown(tx, uid, id);
}

/** Changes a post of one's own. Whom it names anew is told. */
export async function editPost(
  tx: Tx,
  jobs: Jobs,
  draft: Draft & { id: number; version: number },
): Promise<Post> {
  const { id, uid, pictures, now } = draft;
  await takeWritersTurn(tx, uid);
  const held = requireEditable(await lockPost(tx, id), draft);
  requireContent(draft);
  await admit(tx, uid, { ...draft, isNew: null });
  const { matchId, gameId } = await placeOf(tx, draft);
  const mentioned = await findMentioned(tx, draft.text, { uid, before: held.mentions });
  await tx.execute(sql`
    update post set text = ${draft.text}, mentions = ${sql.param(mentioned)}::int[], version = version + 1,
      edited_at = ${instant(now)}, game_id = ${gameId}, match_id = ${matchId},
      pictures = ${sql.param([...pictures])}::text[]
    where id = ${id}`);
  await usePictures(tx, jobs, { postId: id, uid, pictures });
  await openDiscussion(tx, { kind: 'post', id }, { gameId, authorId: uid, at: now.toISOString() });
  await tellOfPost(tx, jobs, { id, uid, mentioned, now });
  return shown(tx, uid, id);
}

/** Takes a post back: its words and pictures are gone. */
export async function deletePost(
  tx: Tx,
  jobs: Jobs,
  { id, uid }: { id: number; uid: number },
): Promise<void> {
  const found = await lockPost(tx, id);
  if (found?.accountId !== uid || found.state !== 'shown') throw new CodedError('unknownWriting');
  await hidePost(tx, id, 'deleted');
  await usePictures(tx, jobs, { postId: id, uid, pictures: [] });
}

/** Shows a post no more; one that is not shown stays as it is. Whether it was. */
export async function hidePost(tx: Tx, id: number, as: 'deleted' | 'removed'): Promise<boolean> {
  const found = await lockPost(tx, id);
  if (found?.state !== 'shown') return false;
  const gone = as === 'deleted' ? sql`, text = '', mentions = '{}', pictures = '{}'` : sql``;
  await tx.execute(sql`update post set state = ${as}${gone} where id = ${id}`);
  await closeDiscussion(tx, { kind: 'post', id });
  return true;
}

/** Shows again what was removed, unless something else keeps it from sight. */
export async function restorePost(tx: Tx, id: number): Promise<void> {
  const found = await lockPost(tx, id);
  if (found?.state !== 'removed') return;
  if (await isHeldBack(tx, { kind: 'post', id, accountId: found.accountId })) return;
  await tx.execute(sql`update post set state = 'shown' where id = ${id}`);
  const { gameId, accountId: authorId, at } = found;
  await openDiscussion(tx, { kind: 'post', id }, { gameId, authorId, at });
}

export async function lockPost(tx: Tx, id: number) {
  const [found] = await rows(
    tx,
    {
      accountId: int,
      state: text,
      version: int,
      at: time,
      gameId: orNull(int),
      mentions: listOf(int),
    },
    sql`select account_id as "accountId", state, version, at, game_id as "gameId", to_jsonb(mentions) as mentions
      from post where id = ${id} for update`,
  );
  return found;
}

function requireContent({ text, pictures }: Draft): void {
  if (text === '' && pictures.length === 0) throw new CodedError('emptyPost');
}

/** The match as it is shown, and its game; else the game that was given. Throws `unknownGame`, `unknownMatch`. */
async function placeOf(
  tx: Tx,
  { matchId, gameId }: Draft,
): Promise<{ matchId: number | null; gameId: number | null }> {
  if (gameId !== null && !gameById(gameId)) throw new CodedError('unknownGame');
  if (matchId === null) return { matchId, gameId };
  const [found] = await rows(
    tx,
    { matchId: int, gameId: int },
    sql`select shown_id as "matchId", game_id as "gameId" from matches.shown_match where id = ${matchId}`,
  );
  if (!found) throw new CodedError('unknownMatch');
  return found;
}

async function shown(tx: Tx, uid: number, id: number): Promise<Post> {
  const [post] = await selectPosts(tx, uid, sql`where x.id = ${id}`);
  return post!;
}
