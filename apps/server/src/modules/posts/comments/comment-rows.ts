import { firstAnswers } from '@xiongmao/api/posts/rules';
import type { Comment, Thread } from '@xiongmao/api/posts/shapes';
import { comment } from '@xiongmao/api/posts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { joinWriter, notBlocked, writingColumns, writingRow } from '../writings/writing-columns.ts';

const { subject, parentId, answers, replies } = comment.shape;
const commentRow = { ...writingRow, subject, parentId, answers, replies };

export const commentTables = (viewerId: number | null): SQL => sql`comment x
  ${joinWriter('comment', viewerId)}
  left join comment y on y.id = x.answers_id
  left join identity.account b on b.id = y.account_id and y.state = 'shown'`;

export const commentColumns = sql`${writingColumns(sql`x.likes`)},
  x.kind || '-' || x.subject_id as subject, x.parent_id as "parentId", x.replies,
  case when b.id is not null then jsonb_build_object('id', b.id, 'username', b.username) end as answers`;

/** Comments as who asks sees them; `rest` begins with `where`. */
export const selectComments = (
  db: Database | Tx,
  viewerId: number | null,
  rest: SQL,
): Promise<Comment[]> =>
  rows(
    db,
    commentRow,
    sql`select ${commentColumns} from ${commentTables(viewerId)} ${rest}`,
  ) as Promise<Comment[]>;

const rankedRow = { ...commentRow, hot: int };

/** The same with where each stands among what is hot. */
export const selectRanked = (
  db: Database | Tx,
  viewerId: number | null,
  rest: SQL,
): Promise<(Comment & { hot: number })[]> =>
  rows(
    db,
    rankedRow,
    sql`select ${commentColumns}, x.hot from ${commentTables(viewerId)} ${rest}`,
  ) as Promise<(Comment & { hot: number })[]>;

/** These comments with the first answers below each, oldest first. */
export async function withAnswers(
  db: Database | Tx,
  viewerId: number | null,
  found: readonly Comment[],
): Promise<Thread[]> {
  const ids = found.flatMap(({ id, replies }) => (replies > 0 ? id : []));
  const below =
    ids.length === 0
      ? []
      : await selectComments(
          db,
          viewerId,
          sql`where x.id in (select c.id from unnest(${sql.param(ids)}::int[]) as p (id), lateral (
              select c.id from comment c where c.parent_id = p.id and c.state = 'shown'
              order by c.id limit ${firstAnswers}) c)
            and ${notBlocked(viewerId)} order by x.id`,
        );
  return found.map((one) => ({
    ...one,
    answersBelow: below.filter((answer) => answer.parentId === one.id),
  }));
}

/** A comment that there is, or that answers stand below of. */
export const isListed = sql`x.parent_id is null and (x.state = 'shown' or x.replies > 0)`;
