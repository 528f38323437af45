import type { TalkSort } from '@xiongmao/api/posts/rules';
import type { Post } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { countRows, type Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { endOf, orderOf, pageLength } from '../writings/list-end.ts';
import { notBlocked } from '../writings/writing-columns.ts';
import { selectPosts, selectRankedPosts } from './post-rows.ts';

const columns = { hot: sql`d.hot`, id: sql`d.subject_id` };

/** A page of posts of a game, or of all. */
export async function listPosts(
  db: Database,
  asked: {
    gameId: number | undefined;
    sort: TalkSort;
    after: string | undefined;
    viewerId: number | null;
  },
): Promise<{ items: Post[]; next: string | null }> {
  const { gameId, sort, after, viewerId } = asked;
  const { order, behind } = orderOf(sort, columns, after);
  const where = every(
    sql`d.hot is not null`,
    sql`x.state = 'shown'`,
    gameId !== undefined && sql`d.game_id = ${gameId}`,
    behind,
    notBlocked(viewerId),
  );
  const rest = sql`where ${where} order by ${order} limit ${pageLength + 1}`;
  const found = await selectRankedPosts(db, viewerId, rest);
  const items = found.slice(0, pageLength).map(({ hot, ...one }) => one);
  return { items, next: endOf(sort, found) };
}

/** Throws `unknownWriting`, and `gone` for what was deleted or removed. */
export async function getPost(
  db: Database,
  { id, viewerId }: { id: number; viewerId: number | null },
): Promise<Post> {
  const rest = sql`where x.id = ${id} and x.state = 'shown'`;
  const [found] = await selectPosts(db, viewerId, rest);
  if (!found) {
    const wasThere = await countRows(db, sql`post where id = ${id}`);
    throw new CodedError(wasThere > 0 ? 'gone' : 'unknownWriting');
  }
  return found;
}
