import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { affected, type Database, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Log } from '#platform/logging/log.ts';

const countEvery = 1_000;
/** Likes that are counted in one transaction at most. */
const batch = 5_000;
const lockId = lockNumber('counting likes');

/**
 * Counts what came and went since: so a row that many like is written once a second, and not by each of them. A like
 * says itself whether it is counted: nothing is counted twice, or lost with a process. Answers how many it took.
 */
async function countSome(tx: Tx): Promise<number> {
  const turn = sql`select from (select pg_try_advisory_xact_lock(${lockId}) as held) turn where held`;
  if ((await affected(tx, turn)) === 0) return 0;
  const due = await rows(
    tx,
    { kind: text, id: int, change: int, taken: int },
    sql`with due as (
        select kind, liked_id, account_id from liking where not (liked and counted)
        limit ${batch} for update
      ), come as (
        update liking l set counted = true from due
        where l.kind = due.kind and l.liked_id = due.liked_id and l.account_id = due.account_id and l.liked
        returning l.kind, l.liked_id, 1 as change
      ), gone as (
        delete from liking l using due
        where l.kind = due.kind and l.liked_id = due.liked_id and l.account_id = due.account_id and not l.liked
        returning l.kind, l.liked_id, case when l.counted then -1 else 0 end as change
      )
      select kind, liked_id as id, sum(change)::int as change, count(*)::int as taken
      from (select * from come union all select * from gone) n group by kind, liked_id`,
  );
  const changes = sql`jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as n (kind text, id int, change int)`;
  if (due.some(({ kind }) => kind === 'comment')) {
    // In the order in which all who change several lock them, and before what they are about.
    await tx.execute(sql`
      select from comment where id in (select id from ${changes} where kind = 'comment') order by id for update`);
    await tx.execute(sql`
      update comment c set likes = likes + n.change, hot = posts.hot_score(c.likes + n.change + c.replies, c.at)
      from ${changes} where n.kind = 'comment' and c.id = n.id and n.change <> 0`);
  }
  if (due.some(({ kind }) => kind !== 'comment')) {
    await tx.execute(sql`
      select from discussion d where (kind, subject_id) in (select kind, id from ${changes})
      order by kind, subject_id for update`);
    await tx.execute(sql`
      update discussion d set likes = likes + n.change,
        hot = case when d.hot is not null then posts.hot_score(d.likes + n.change + d.comments, d.at) end
      from ${changes} where d.kind = n.kind and d.subject_id = n.id and n.change <> 0`);
  }
  return due.reduce((sum, { taken }) => sum + taken, 0);
}

/** Counts all that there is. */
export async function countLikes(db: Database): Promise<void> {
  while ((await db.transaction(countSome)) === batch);
}

/** Counts by the second, whichever process has its turn. */
export function createLikeCounter(db: Database, log: Log) {
  let stopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  function wait(): void {
    timer = setTimeout(() => {
      running = countLikes(db)
        .catch((error: unknown) => log.warn({ err: error }, 'likes could not be counted'))
        .then(() => {
          if (!stopped) wait();
        });
    }, countEvery);
  }
  wait();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
