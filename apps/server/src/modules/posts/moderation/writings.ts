import type { WritingKind } from '@xiongmao/api/posts/rules';
import { sql } from 'drizzle-orm';
import { reconsiderPictures } from '#modules/takedowns/index.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { hideComment, lockComment, restoreComment } from '../comments/change-comment.ts';
import { hidePost, lockPost, restorePost } from '../posts/change-post.ts';
import { picturesOf } from '../posts/pictures.ts';
import { closeReports, goneUndecided } from './close-reports.ts';

/** What moderation does with either kind. */
export const writings: Record<
  WritingKind,
  {
    table: ReturnType<typeof sql>;
    /** As all do who change it. */
    lock(tx: Tx, id: number): Promise<unknown>;
    /**
     * Takes it away, and closes what waits on it: what its author takes back is decided on all the same, else that would be
     * a way around a mute. Whether it was shown.
     */
    remove(tx: Tx, jobs: Jobs, id: number, now: Date): Promise<boolean>;
    restore(tx: Tx, jobs: Jobs, id: number): Promise<void>;
  }
> = {
  post: {
    table: sql`post`,
    lock: lockPost,
    async remove(tx, jobs, id, now) {
      if (!(await hidePost(tx, id, 'removed'))) return false;
      await closeReports(tx, jobs, { kind: 'post', writingId: id, ...goneUndecided, now });
      await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
      return true;
    },
    async restore(tx, jobs, id) {
      await restorePost(tx, id);
      await reconsiderPictures(tx, jobs, await picturesOf(tx, id));
    },
  },
  comment: {
    table: sql`comment`,
    lock: lockComment,
    async remove(tx, jobs, id, now) {
      if (!(await hideComment(tx, id, 'removed'))) return false;
      await closeReports(tx, jobs, { kind: 'comment', writingId: id, ...goneUndecided, now });
      return true;
    },
    restore: (tx, _jobs, id) => restoreComment(tx, id),
  },
};

/** Both kinds as one: `kind`, `id`, `account_id`, `text`, `state`, `pictures`. */
export const allWritings = sql`(
  select 'post' as kind, id, account_id, text, state, pictures, null::text as about_kind, null::int as about_id from post
  union all
  select 'comment', id, account_id, text, state, '{}', kind, subject_id from comment)`;
