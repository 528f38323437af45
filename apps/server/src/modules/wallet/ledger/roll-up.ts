import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';

const mostAtOnce = 10_000;

/**
 * Brings appended entries of busy accounts into their balances. Several may run at once: each takes rows
 * that nobody else has. Credits come before debits of the same gold, because a debit is committed later.
 */
export async function rollUp(db: Database): Promise<void> {
  for (let taken = mostAtOnce; taken === mostAtOnce; ) {
    const [done] = await rows(
      db,
      { taken: int },
      sql`with taken as (
          delete from ledger_pending where ctid = any (array(
            select ctid from ledger_pending order by id limit ${mostAtOnce}
            for update skip locked))
          returning account_id, amount
        ), sums as (
          select account_id, sum(amount) as amount from taken group by account_id
        ), rolled as (
          update ledger_account a set balance = a.balance + sums.amount
          from (select * from sums order by account_id) sums where a.id = sums.account_id
        )
        select count(*) as taken from taken`,
    );
    taken = done!.taken;
  }
}
