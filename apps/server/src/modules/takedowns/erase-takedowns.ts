import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { instant, type Tx } from '#platform/db/database.ts';

/** Of who leaves: what they objected with goes; what they or others asked for stays, and no longer names them. */
export async function eraseTakedowns(tx: Tx, accountId: number, { now }: Leaving): Promise<void> {
  await tx.execute(sql`update takedown set account_id = null where account_id = ${accountId}`);
  await tx.execute(sql`
    update takedown_counter set text = '', signature = '',
      state = case when state = 'open' then 'upheld' else state end,
      decided_at = coalesce(decided_at, ${instant(now)})
    where account_id = ${accountId}`);
  await tx.execute(sql`
    update takedown t set state = 'takenDown'
    where state = 'countered' and not exists (
      select from takedown_counter c where c.takedown_id = t.id and c.state = 'open')`);
  await tx.execute(sql`
    update takedown_target set author_id = null, title = '' where author_id = ${accountId}`);
}
