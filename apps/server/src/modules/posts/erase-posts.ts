import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { forgetSaid } from '#modules/users/index.ts';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { hideComment } from './comments/change-comment.ts';
import { causeOf } from './moderation/close-reports.ts';
import { hidePost } from './posts/change-post.ts';
import { forgetPicturesOf } from './posts/pictures.ts';
import { takeWritersTurn } from './writings/writer.ts';

/**
 * Of who leaves: what they wrote is shown no more and loses its words and pictures, and so do their reports and appeals;
 * what they like counts no more. What was done about what they wrote stays, as others' work.
 */
export async function erasePosts(tx: Tx, uid: number, { jobs, now }: Leaving): Promise<void> {
  await takeWritersTurn(tx, uid);
  await tx.execute(sql`
    update writing_appeal set text = '', state = case when state = 'open' then 'upheld' else state end,
      decided_at = coalesce(decided_at, ${instant(now)})
    where account_id = ${uid}`);
  await tx.execute(sql`update writing_report set text = '' where reporter_id = ${uid}`);
  const reports = await rows(
    tx,
    { id: int, accountId: int },
    sql`update writing_report set said = '' where account_id = ${uid} and said <> ''
      returning id, reporter_id as "accountId"`,
  );
  await forgetSaid(
    tx,
    reports.map(({ id, accountId }) => ({ accountId, cause: causeOf(id) })),
  );
  const comments = await rows(
    tx,
    { id: int },
    sql`select id from comment where account_id = ${uid} and state = 'shown' order by id`,
  );
  for (const { id } of comments) await hideComment(tx, id, 'deleted');
  const posts = await rows(
    tx,
    { id: int },
    sql`select id from post where account_id = ${uid} and state = 'shown' order by id`,
  );
  for (const { id } of posts) await hidePost(tx, id, 'deleted');
  await tx.execute(sql`
    update comment set text = '', mentions = '{}' where account_id = ${uid} and text <> ''`);
  await tx.execute(sql`
    update post set text = '', mentions = '{}', pictures = '{}' where account_id = ${uid}`);
  await forgetPicturesOf(tx, jobs, uid);
  await tx.execute(sql`update liking set liked = false where account_id = ${uid}`);
}
