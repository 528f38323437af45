import { notify } from '#modules/users/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import {
  commentAnswered,
  mentionedInComment,
  mentionedInPost,
  postCommented,
} from './notice-types.ts';

/** Tells of a comment whom it answers, whom it names, and whose it is about: each once, of what concerns them most. */
export async function tellOfComment(
  tx: Tx,
  jobs: Jobs,
  said: {
    id: number;
    uid: number;
    /** Uid of who is answered. */
    answered: number | null;
    authorId: number | null;
    mentioned: readonly number[];
    now: Date;
  },
): Promise<void> {
  const { id, uid, answered, authorId, mentioned, now } = said;
  const told = new Set([uid]);
  const due = [
    ...(answered === null ? [] : [{ to: answered, type: commentAnswered }]),
    ...mentioned.map((to) => ({ to, type: mentionedInComment })),
    ...(authorId === null ? [] : [{ to: authorId, type: postCommented }]),
  ];
  for (const { to, type } of due) {
    if (told.has(to)) continue;
    told.add(to);
    const values = { uid, commentId: id };
    await notify(tx, jobs, to, { type, values, cause: `comment:${id}`, at: now });
  }
}

/** Tells those whom a post names. */
export async function tellOfPost(
  tx: Tx,
  jobs: Jobs,
  { id, uid, mentioned, now }: { id: number; uid: number; mentioned: readonly number[]; now: Date },
): Promise<void> {
  for (const to of mentioned) {
    const values = { uid, postId: id };
    await notify(tx, jobs, to, { type: mentionedInPost, values, cause: `post:${id}`, at: now });
  }
}
