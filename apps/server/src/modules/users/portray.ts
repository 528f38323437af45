import { sql } from 'drizzle-orm';
import type { Portrait } from '#modules/identity/index.ts';
import { int, orNull, text } from '#platform/db/columns.ts';
import { type Database, preparedRows, type Tx } from '#platform/db/database.ts';

const foundRow = {
  avatar: orNull(text),
  signature: text,
  follows: int,
  fans: int,
  unreadNotices: int,
};

/** What a page shows of a person beside the account. */
export async function portray(db: Database | Tx, uid: number): Promise<Portrait> {
  const [found] = await preparedRows(
    db,
    'a portrait',
    foundRow,
    sql`select p.avatar, coalesce(p.signature, '') as signature,
        (select count(*) from follow where account_id = a.id and kind = 'user') as follows,
        (select count(*) from follow where kind = 'user' and target_id = a.id) as fans,
        (select count(*) from notice where account_id = a.id and read_at is null)
          as "unreadNotices"
      from identity.account a left join profile p on p.account_id = a.id where a.id = ${uid}`,
  );
  // Level and coins are the ledger's to tell.
  return { ...found!, level: 0, gold: null };
}
