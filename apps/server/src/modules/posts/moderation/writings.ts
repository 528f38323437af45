import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { reconsiderPictures } from '#modules/takedowns/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { hideComment, restoreComment } from '../comments/change-comment.ts';
import { hidePost, restorePost } from '../posts/change-post.ts';
import { picturesOf } from '../posts/pictures.ts';

/** What moderation does with either kind. */
export const writings: Record<
  WritingKind,
  {
    table: ReturnType<typeof sql>;
    /** Whether it was shown. */
    remove(tx: Tx, jobs: Jobs, id: number): Promise<boolean>;
    restore(tx: Tx, jobs: Jobs, id: number): Promise<void>;
  }
> = {
  post: {
    table: sql`post`,
    async remove(tx, jobs, id) {
      const wasShown = await hidePost(tx, id, 'removed');
      if (wasShown) await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
      return wasShown;
    },
    async restore(tx, jobs, id) {
      await restorePost(tx, id);
      await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
    },
  },
  comment: {
    table: sql`comment`,
    remove: (tx, _jobs, id) => hideComment(tx, id, 'removed'),
    restore: (tx, _jobs, id) => restoreComment(tx, id),
  },
};

/** Both kinds as one: `kind`, `id`, `account_id`, `text`, `state`, `pictures`. */
export const allWritings = sql`(
  select 'post' as kind, id, account_id, text, state, pictures, null::text as about_kind, null::int as about_id from post
  union all
  select 'comment', id, account_id, text, state, '{}', kind, subject_id from comment)`;
