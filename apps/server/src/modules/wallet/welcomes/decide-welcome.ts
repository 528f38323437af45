import { sql } from 'drizzle-orm';
import { int, type RowOf, text } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { releaseHolds } from '../ledger/holds.ts';
import { reverse } from '../ledger/ledger.ts';

const heldRow = {
  accountId: int,
  holdId: int,
};
type Held = RowOf<typeof heldRow>;

/**
 * Releases a welcome that is held, or refuses it: then what was given is taken back. With `alike` all that
 * are held of the same network and day go the same way. Throws `welcomeDecided` for what is not held, and
 * `ownMatter` where one's own came from that network that day: any of them may be one's own, too.
 */
export async function decideWelcome(
  tx: Tx,
  given: {
    accountId: number;
    state: 'released' | 'refused';
    alike: boolean;
    by: number;
    now: Date;
  },
): Promise<void> {
  const { accountId, state, alike, by, now } = given;
  const network = sql`(select network from welcome where account_id = ${accountId})`;
  const own = await affected(
    tx,
    sql`select 1 from welcome where account_id = ${by} and network = ${network}`,
  );
  if (own > 0) throw new CodedError('ownMatter');
  const decided = await rows(
    tx,
    heldRow,
    sql`with due as (
        select account_id from welcome
        where state = 'held'
          and (account_id = ${accountId} ${alike ? sql`or network = ${network}` : sql``})
        order by account_id for update
      )
      update welcome w set state = ${state}, decided_by = ${by}, decided_at = ${instant(now)}
      from due where due.account_id = w.account_id
      returning w.account_id as "accountId", w.hold_id as "holdId"`,
  );
  if (!decided.some((each) => each.accountId === accountId)) {
    throw new CodedError('welcomeDecided');
  }
  const holds = decided.map(({ holdId }) => holdId);
  await releaseHolds(tx, holds, now);
  if (state === 'refused') await takeBack(tx, decided, now);
}

async function takeBack(tx: Tx, refused: readonly Held[], at: Date): Promise<void> {
  const keys = refused.map(({ accountId }) => `welcome:${accountId}`).sort();
  const gifts = await rows(
    tx,
    { id: int, key: text },
    sql`select id, key from transfer where key = any(${sql.param(keys)}::text[]) order by debit_id, id`,
  );
  for (const { id, key } of gifts) {
    await reverse(tx, { transferId: id, key: `${key}:refused`, at });
  }
}
