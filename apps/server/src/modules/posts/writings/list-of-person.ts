import { pageSize } from '@xiongmao/api/fields/page-size';
import type { PersonList } from '@xiongmao/api/posts/rules';
import type { ListedWriting } from '@xiongmao/api/posts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireAccount } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows } from '#platform/db/database.ts';
import { selectComments } from '../comments/comment-rows.ts';
import type { Subjects } from '../discussions/discussed.ts';
import { selectPosts } from '../posts/post-rows.ts';

const keyRow = { kind: z.enum(['post', 'comment']), id: int };

/** What each list is of: `kind`, `id`, and `place` by which it is ordered. */
const lists: Record<PersonList, (uid: number) => SQL> = {
  posts: (uid) =>
    sql`select 'post' as kind, id, id as place from post where account_id = ${uid} and state = 'shown'`,
  comments: (uid) =>
    sql`select 'comment' as kind, id, id as place from comment where account_id = ${uid} and state = 'shown'`,
  likes: (uid) =>
    sql`select l.kind, l.liked_id as id, extract(epoch from l.at) as place from liking l
        left join comment c on l.kind = 'comment' and c.id = l.liked_id and c.state = 'shown'
        left join post p on l.kind = 'post' and p.id = l.liked_id and p.state = 'shown'
      where l.account_id = ${uid} and l.liked and num_nonnulls(c.id, p.id) = 1`,
};

/** A page of what a person wrote or likes, newest first. Throws `unknownUser`. */
export async function listOfPerson(
  db: Database,
  subjects: Subjects,
  asked: { userId: number; type: PersonList; page: number; viewerId: number | null },
): Promise<{ items: ListedWriting[]; total: number }> {
  const { userId, type, page, viewerId } = asked;
  await requireAccount(db, userId);
  const list = sql`(${lists[type](userId)}) x`;
  const keys = await rows(
    db,
    keyRow,
    sql`select kind, id from ${list} order by place desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const idsOf = (kind: string) =>
    sql.param(keys.flatMap((key) => (key.kind === kind ? key.id : [])));
  const posts = await selectPosts(db, viewerId, sql`where x.id = any(${idsOf('post')}::int[])`);
  const comments = await selectComments(
    db,
    viewerId,
    sql`where x.id = any(${idsOf('comment')}::int[])`,
  );
  const about = await subjects.findAll(
    db,
    comments.map(({ subject }) => subject),
  );
  const items = keys.flatMap(({ kind, id }): ListedWriting[] => {
    if (kind === 'post') {
      const post = posts.find((one) => one.id === id);
      return post ? [{ kind, post }] : [];
    }
    const comment = comments.find((one) => one.id === id);
    if (!comment) return [];
    const found = about.get(comment.subject);
    const subject = found && { name: comment.subject, title: found.title, link: found.link };
    return [{ kind, comment, subject: subject ?? null }];
  });
  return { items, total: await countRows(db, list) };
}
