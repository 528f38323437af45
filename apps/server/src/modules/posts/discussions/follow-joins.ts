import { sql } from 'drizzle-orm';
import { matchesJoined } from '#modules/matches/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';

/** What is said about a match goes with it where it is shown as another. It stays there, should they be two again. */
export function followJoins({ db, jobs }: Pick<ModuleContext, 'db' | 'jobs'>): void {
  jobs.subscribe(matchesJoined, 'posts', ({ matchIds }) =>
    db.transaction((tx) => moveTalk(tx, matchIds)),
  );
}

async function moveTalk(tx: Tx, matchIds: readonly number[]): Promise<void> {
  const moved = await rows(
    tx,
    { from: int, to: int },
    sql`select d.subject_id as "from", m.shown_id as "to"
      from discussion d join matches.shown_match m on m.id = d.subject_id
      where d.kind = 'match' and d.subject_id = any(${sql.param([...matchIds])}::int[]) and m.shown_id <> m.id
      order by d.subject_id`,
  );
  for (const { from, to } of moved) {
    await tx.execute(sql`
      update comment set subject_id = ${to} where kind = 'match' and subject_id = ${from}`);
    await tx.execute(sql`
      with gone as (delete from discussion where kind = 'match' and subject_id = ${from} returning *)
      insert into discussion as d (kind, subject_id, game_id, at, comments, hot)
      select kind, ${to}, game_id, at, comments, posts.hot_score(comments, at) from gone
      on conflict (kind, subject_id) do update set comments = d.comments + excluded.comments,
        hot = posts.hot_score(d.likes + d.comments + excluded.comments, d.at)`);
  }
}
