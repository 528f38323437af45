import type { TalkSort } from '@xiongmao/api/posts/rules';
import type { Comment, SubjectName, Thread } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { bool, int, orNull } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { keyOf, type SubjectKey, type Subjects } from '../discussions/discussed.ts';
import { endOf, orderOf, pageLength } from '../writings/list-end.ts';
import { likesShown, notBlocked } from '../writings/writing-columns.ts';
import { isListed, selectComments, selectRanked, withAnswers } from './comment-rows.ts';

const hotColumns = { hot: sql`x.hot`, id: sql`x.id` };

interface CommentPage {
  items: Thread[];
  next: string | null;
  comments: number;
  likes: { liked: boolean; likes: number } | null;
}

/** A page of what is said about something. Throws `unknownSubject`. */
export async function listComments(
  db: Database,
  subjects: Subjects,
  asked: {
    subject: SubjectName;
    sort: TalkSort;
    after: string | undefined;
    viewerId: number | null;
  },
): Promise<CommentPage> {
  const { sort, viewerId } = asked;
  const key = keyOf(asked.subject);
  const { id } = await subjects.find(db, key);
  const subject = { ...key, id };
  const { order, behind } = orderOf(sort, hotColumns, asked.after);
  const found = await selectRanked(
    db,
    viewerId,
    sql`where ${isOf(subject)} and ${isListed} and ${behind} and ${notBlocked(viewerId)}
      order by ${order} limit ${pageLength + 1}`,
  );
  const shown = found.slice(0, pageLength).map(({ hot, ...one }) => one);
  return {
    items: await withAnswers(db, viewerId, shown),
    next: endOf(sort, found),
    ...(await countsOf(db, subject, viewerId)),
  };
}

/** A page by its number, hot ones first, as the product's own path asks for it. Throws `unknownSubject`, of another game, too, and `gone`. */
export async function pageComments(
  db: Database,
  subjects: Subjects,
  asked: { subject: SubjectKey & { gameId: number }; page: number; viewerId: number | null },
): Promise<{ items: Thread[]; total: number }> {
  const { viewerId, page } = asked;
  const { id, gameId } = await subjects.findShown(db, asked.subject);
  if (gameId !== asked.subject.gameId) throw new CodedError('unknownSubject');
  const subject = { kind: asked.subject.kind, id };
  const found = await selectComments(
    db,
    viewerId,
    sql`where ${isOf(subject)} and ${isListed} and ${notBlocked(viewerId)}
      order by x.hot desc, x.id desc limit ${pageLength} offset ${(page - 1) * pageLength}`,
  );
  return {
    items: await withAnswers(db, viewerId, found),
    total: (await countsOf(db, subject, viewerId)).comments,
  };
}

const isOf = ({ kind, id }: SubjectKey) => sql`x.kind = ${kind} and x.subject_id = ${id}`;

const countsRow = { comments: int, likes: orNull(int), liked: bool };

/** What is counted of something, and whether who asks likes it. */
async function countsOf(
  db: Database,
  { kind, id }: SubjectKey,
  viewerId: number | null,
): Promise<Pick<CommentPage, 'comments' | 'likes'>> {
  const [found] = await rows(
    db,
    countsRow,
    sql`select d.comments, case when d.hot is not null and d.author_id is not null then ${likesShown(sql`d.likes`)} end as likes,
        coalesce(own.liked, false) as liked
      from discussion d left join liking own
        on own.kind = d.kind and own.liked_id = d.subject_id and own.account_id = ${viewerId}::int
      where d.kind = ${kind} and d.subject_id = ${id}`,
  );
  const { comments = 0, likes = null, liked = false } = found ?? {};
  return { comments, likes: likes === null ? null : { liked, likes } };
}

/** More answers below a comment. Throws `unknownWriting`. */
export async function listAnswers(
  db: Database,
  { id, after = 0, viewerId }: { id: number; after?: number | undefined; viewerId: number | null },
): Promise<{ items: Comment[]; next: number | null }> {
  const [parent] = await selectComments(db, viewerId, sql`where x.id = ${id} and ${isListed}`);
  if (!parent) throw new CodedError('unknownWriting');
  const found = await selectComments(
    db,
    viewerId,
    sql`where x.parent_id = ${id} and x.state = 'shown' and x.id > ${after} and ${notBlocked(viewerId)}
      order by x.id limit ${pageLength + 1}`,
  );
  const items = found.slice(0, pageLength);
  return { items, next: found.length > pageLength ? items.at(-1)!.id : null };
}

/** A comment by itself, in its thread. Throws `unknownWriting`. */
export async function getComment(
  db: Database,
  subjects: Subjects,
  { id, viewerId }: { id: number; viewerId: number | null },
) {
  const [found] = await selectComments(
    db,
    viewerId,
    sql`where x.id = ${id} and (x.state = 'shown' or x.replies > 0)`,
  );
  if (!found) throw new CodedError('unknownWriting');
  const [first] = found.parentId
    ? await selectComments(db, viewerId, sql`where x.id = ${found.parentId}`)
    : [found];
  const subject = (await subjects.findAll(db, [found.subject])).get(found.subject);
  if (!first || !subject) throw new CodedError('unknownWriting');
  const [thread] = await withAnswers(db, viewerId, [first]);
  return { thread: thread!, comment: found, title: subject.title, link: subject.link };
}
