import type { DiscussedKind } from '@xiongmao/api/discussed-kinds';
import type { LikedName } from '@xiongmao/api/posts/shapes';
import { sql } from 'drizzle-orm';
import { bool, int } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/**
 * Notes that somebody likes something, or no longer does, and answers how many do: one statement, and one row that is
 * nobody else's, so that a thousand people wait for none of each other. Throws `unknownWriting`, `blockedByThem`.
 */
export async function setLike(
  db: Database | Tx,
  { on, liked, uid, now }: { on: LikedName; liked: boolean; uid: number; now: Date },
): Promise<{ liked: boolean; likes: number }> {
  const [kind, given] = on.split('-') as ['comment' | DiscussedKind, string];
  const id = Number(given);
  const target =
    kind === 'comment'
      ? sql`select likes, account_id as author from comment where id = ${id} and state = 'shown'`
      : sql`select likes, author_id as author from discussion
          where kind = ${kind} and subject_id = ${id} and hot is not null and author_id is not null`;
  const [found] = await preparedRows(
    db,
    kind === 'comment' ? 'like a comment' : 'like what is discussed',
    { likes: int, blocked: bool, wasCounted: bool },
    sql`with target as (
        select t.likes, exists (select from users.block k where k.account_id = t.author and k.blocked_id = ${uid})
          as blocked
        from (${target}) t
      ), noted as (
        insert into liking as l (kind, liked_id, account_id, liked, at)
        select ${kind}, ${id}, ${uid}, ${liked}, ${instant(now)} from target where not blocked
        on conflict (kind, liked_id, account_id) do update set liked = excluded.liked, at = excluded.at
          where l.liked <> excluded.liked
        returning l.counted
      )
      select t.likes, t.blocked, coalesce((select counted from noted), (select l.counted from liking l
          where l.kind = ${kind} and l.liked_id = ${id} and l.account_id = ${uid}), false) as "wasCounted"
      from target t`,
  );
  if (!found) throw new CodedError('unknownWriting');
  if (found.blocked) throw new CodedError('blockedByThem');
  const { likes, wasCounted } = found;
  return { liked, likes: likes + Number(liked) - Number(wasCounted) };
}
