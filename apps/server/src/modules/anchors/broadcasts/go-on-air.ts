import { sql } from 'drizzle-orm';
import { followersOf, notify } from '#modules/users/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { anchorLive } from '../notice-types.ts';

const tellFollowers = defineJob<{ broadcastId: number }>('tell-broadcast');

/**
 * Notes the first picture of a broadcast that is on: fans see it from here on, followers are told. Answers
 * whether it was the first.
 */
export async function goOnAir(
  tx: Tx,
  jobs: Jobs,
  { broadcastId, at }: { broadcastId: number; at: Date },
): Promise<boolean> {
  const first = await affected(
    tx,
    sql`update broadcast set on_air_at = greatest(began_at, ${instant(at)})
      where id = ${broadcastId} and on_air_at is null and ended_at is null`,
  );
  if (first > 0) await jobs.send(tx, tellFollowers, { broadcastId });
  return first > 0;
}

/** Tells followers, and who wants to be reminded of the match, that it is live: each once, unless it is over. */
export function workFollowers({ db, clock, jobs }: ModuleContext): void {
  jobs.work(tellFollowers, ({ broadcastId }) =>
    db.transaction(async (tx) => {
      const [on] = await rows(
        tx,
        { uid: int, title: text },
        sql`select anchor_id as uid, title from broadcast where id = ${broadcastId} and ended_at is null`,
      );
      if (!on) return;
      const reminded = sql`select m.account_id from reservation_reminder m
        join reservation r on r.id = m.reservation_id and r.cancelled_at is null
        join broadcast b on b.anchor_id = r.anchor_id and b.match_id = r.match_id
        where b.id = ${broadcastId}`;
      await notify(tx, jobs, sql`${followersOf(on.uid)} union ${reminded}`, {
        type: anchorLive,
        values: on,
        cause: `broadcast:${broadcastId}`,
        at: clock.now(),
      });
    }),
  );
}
