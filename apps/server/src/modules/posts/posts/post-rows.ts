import type { Post } from '@xiongmao/api/posts/shapes';
import { post } from '@xiongmao/api/posts/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { joinMatch, matchColumn } from '#modules/anchors/index.ts';
import { int } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { joinWriter, writingColumns, writingRow } from '../writings/writing-columns.ts';

const { gameId, match, pictures, comments } = post.shape;
const postRow = { ...writingRow, gameId, match, pictures, comments };

const tables = (viewerId: number | null): SQL => sql`post x
  join discussion d on d.kind = 'post' and d.subject_id = x.id
  ${joinWriter('post', viewerId)}
  ${joinMatch(sql`x.match_id`)}`;

const columns = sql`${writingColumns(sql`d.likes`)}, x.game_id as "gameId", ${matchColumn} as match,
  case when x.state = 'shown' then to_jsonb(x.pictures) else '[]' end as pictures, d.comments`;

/** Posts as who asks sees them; `rest` begins with `where`. `d` is what is said about one. */
export const selectPosts = (
  db: Database | Tx,
  viewerId: number | null,
  rest: SQL,
): Promise<Post[]> =>
  rows(db, postRow, sql`select ${columns} from ${tables(viewerId)} ${rest}`) as Promise<Post[]>;

/** The same with where each stands among what is hot. */
export const selectRankedPosts = (
  db: Database,
  viewerId: number | null,
  rest: SQL,
): Promise<(Post & { hot: number })[]> =>
  rows(
    db,
    { ...postRow, hot: int },
    sql`select ${columns}, d.hot from ${tables(viewerId)} ${rest}`,
  ) as Promise<(Post & { hot: number })[]>;
