import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';
import { forgetRevisions } from './versions/forget-revisions.ts';

/** Of an expert who leaves: what they wrote about themselves goes, their record and its seals stay. */
export async function eraseExpert(tx: Tx, accountId: number, { now }: Leaving): Promise<void> {
  const at = instant(now);
  await tx.execute(sql`
    update expert set state = case when state = 'underReview' then 'refused' else 'ended' end,
      introduction = '', reason = null
    where account_id = ${accountId}`);
  await tx.execute(sql`
    with gone as (
      update plan set state = 'deleted', content = case when released_at is null then '' else content end
      where expert_id = ${accountId} and state <> 'deleted' returning id, old.state as was)
    insert into plan_change (plan_id, "from", "to", by, at)
    select id, was, 'deleted', ${accountId}, ${at} from gone`);
  await forgetRevisions(tx, sql`plan_id in (select id from plan where expert_id = ${accountId})`);
}
