import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';

export interface PushJob {
  noticeIds: number[];
  /** To one browser alone: it was held back, or could not be sent before. */
  to?: number;
  /** Failures so far. */
  failures?: number;
}

/** Pushes notices to the browsers of those whom they are for. */
export const pushNotices = defineJob<PushJob>('push-notices');
const mostAtOnce = 500;

/** Has notices pushed once they are committed, where anybody takes that. */
export async function pushLater(tx: Tx, jobs: Jobs, noticeIds: readonly number[]): Promise<void> {
  if (noticeIds.length === 0) return;
  const wanted = await rows(
    tx,
    { id: int },
    sql`select n.id from notice n where n.id = any(${sql.param([...noticeIds])}::int[])
        and exists (select from push_subscription s where s.account_id = n.account_id)
      order by n.id`,
  );
  for (let from = 0; from < wanted.length; from += mostAtOnce) {
    const ids = wanted.slice(from, from + mostAtOnce).map(({ id }) => id);
    await jobs.send(tx, pushNotices, { noticeIds: ids });
  }
}
