import { sql } from 'drizzle-orm';
import { affected, type Tx } from '#platform/db/database.ts';
import type { Discussable, SubjectKey } from './discussed.ts';

type Opened = Pick<Discussable, 'gameId' | 'authorId' | 'at'>;

/**
 * From now on something can be liked, and is ranked among what is hot of its kind. What is talked about without being
 * ranked, as matches are, need not be opened.
 */
export async function openDiscussion(
  tx: Tx,
  { kind, id }: SubjectKey,
  { gameId, authorId, at }: Opened,
): Promise<void> {
  await tx.execute(sql`
    insert into discussion (kind, subject_id, game_id, author_id, at, hot)
    values (${kind}, ${id}, ${gameId}, ${authorId}, ${at}::timestamptz, posts.hot_score(0, ${at}::timestamptz))
    on conflict (kind, subject_id) do update set game_id = excluded.game_id,
      hot = posts.hot_score(discussion.likes + discussion.comments, discussion.at)`);
}

/** Nobody can talk about it or like it any more; what was said and counted stays. */
export async function closeDiscussion(tx: Tx, { kind, id }: SubjectKey): Promise<void> {
  await tx.execute(sql`
    update discussion set hot = null where kind = ${kind} and subject_id = ${id}`);
}

/**
 * Counts a comment. Whether it may still come: not where the discussion was closed meanwhile. Comments that change, too,
 * are locked before.
 */
export async function countComment(
  tx: Tx,
  { kind, id }: SubjectKey,
  { gameId, authorId, at }: Opened,
): Promise<boolean> {
  const counted = await affected(
    tx,
    sql`insert into discussion as d (kind, subject_id, game_id, author_id, at, comments, hot)
      values (${kind}, ${id}, ${gameId}, ${authorId}, ${at}::timestamptz, 1,
        posts.hot_score(1, ${at}::timestamptz))
      on conflict (kind, subject_id) do update set comments = d.comments + 1,
        hot = posts.hot_score(d.likes + d.comments + 1, d.at)
      where d.hot is not null`,
  );
  return counted > 0;
}

/** Counts comments that go, or come back, whether the discussion is open or not. */
export async function recountComments(
  tx: Tx,
  { kind, id }: SubjectKey,
  change: number,
): Promise<void> {
  await tx.execute(sql`
    update discussion d set comments = d.comments + ${change}::int,
      hot = case when d.hot is not null then posts.hot_score(d.likes + d.comments + ${change}::int, d.at) end
    where kind = ${kind} and subject_id = ${id}`);
}
