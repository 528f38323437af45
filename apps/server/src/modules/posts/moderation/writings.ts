import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { hideComment, restoreComment } from '../comments/change-comment.ts';
import { hidePost, restorePost } from '../posts/change-post.ts';

/** What moderation does with either kind. */
export const writings: Record<
  WritingKind,
  {
    table: ReturnType<typeof sql>;
    /** Whether it was shown. */
    remove(tx: Tx, id: number): Promise<boolean>;
    restore(tx: Tx, id: number): Promise<void>;
  }
> = {
  post: {
    table: sql`post`,
    remove: (tx, id) => hidePost(tx, id, 'removed'),
    restore: restorePost,
  },
  comment: {
    table: sql`comment`,
    remove: (tx, id) => hideComment(tx, id, 'removed'),
    restore: restoreComment,
  },
};

/** Both kinds as one: `kind`, `id`, `account_id`, `text`, `state`, `pictures`. */
export const allWritings = sql`(
  select 'post' as kind, id, account_id, text, state, pictures, null::text as about_kind, null::int as about_id from post
  union all
  select 'comment', id, account_id, text, state, '{}', kind, subject_id from comment)`;
