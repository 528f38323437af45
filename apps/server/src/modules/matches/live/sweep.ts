import { silentAfter } from '@xiongmao/api/feeds/sources';
import { inPlay, lateBy } from '@xiongmao/api/matches/statuses';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import type { Change } from '../apply/changes.ts';
import { markDisputes } from '../apply/disputes.ts';
import { oneOf } from '../statuses.ts';

/**
 * Marks what time alone changes: a live match whose source has been silent for 45 s is stale; that its score
 * was taken back is news for five minutes; one that
 * should have started six hours ago (a day and a half when only its day was known) and was never heard
 * of has an unknown result.
 */
export async function sweep(tx: Tx, now: Date): Promise<Change[]> {
  const at = instant(now);
  const silent = sql`interval '1 ms' * ${silentAfter}`;
  const found = await rows(
    tx,
    { id: int },
    sql`
    with due as (
      select id from match
      where (status in ${oneOf(inPlay)} and (
              (not stale and heard_at < ${at} - ${silent})
              or (amended = 'withdrawn' and amended_at < ${at} - interval '5 minutes')))
         or (status = 'notStarted' and not coalesce(fixes ? 'status', false) and starts_at < ${at} - make_interval(hours => ${lateBy})
             and (time_known or starts_at < ${at} - interval '36 hours'))
      order by id for update
    )
    update match set
      stale = match.status in ${oneOf(inPlay)} and match.heard_at < ${at} - ${silent},
      amended = case when match.fixes is null and match.amended_at < ${at} - interval '5 minutes' then null else match.amended end,
      status = case when match.status = 'notStarted' then 'unknown' else match.status end
    from due where match.id = due.id
    returning match.id`,
  );
  const changes = found.map(({ id }): Change => ({ matchId: id, part: 'state', ref: null }));
  return [...changes, ...(await markDisputes(tx, changes))];
}
