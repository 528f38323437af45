import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { endCalendar } from '../calendar/calendars.ts';

/** Favourites kept of one person; older ones make room. */
const most = 1_000;

/** Puts matches among one's favourites; what is no match is passed over. Throws `unknownMatch` where none is one. */
export async function addFavourites(
  tx: Tx,
  accountId: number,
  matchIds: readonly number[],
  now: Date,
): Promise<void> {
  const known = sql`match where id = any(${sql.param([...matchIds])}::int[])`;
  if ((await countRows(tx, known)) === 0) throw new CodedError('unknownMatch');
  await tx.execute(sql`
    insert into match_favourite (account_id, match_id, at)
    select ${accountId}, id, ${instant(now)} from ${known} order by id
    on conflict do nothing`);
  await tx.execute(sql`
    delete from match_favourite where account_id = ${accountId} and match_id in (
      select match_id from match_favourite where account_id = ${accountId}
      order by at desc, match_id desc offset ${most})`);
}

export async function removeFavourites(
  tx: Tx,
  accountId: number,
  matchIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    delete from match_favourite where account_id = ${accountId} and match_id in (
      select matches.rows_of(given) from unnest(${sql.param([...matchIds])}::int[]) given)`);
}

/** Newest first, each match once, by the row that is shown of it. */
export async function listFavourites(db: Database | Tx, accountId: number): Promise<number[]> {
  const found = await rows(
    db,
    { id: int },
    sql`select coalesce(m.same_as, m.id) as id from match_favourite f join match m on m.id = f.match_id
      where f.account_id = ${accountId}
      group by 1 order by max(f.at) desc, 1 desc limit ${most}`,
  );
  return found.map(({ id }) => id);
}

/** A person who leaves has no favourites, and no calendar of them. */
export async function eraseFavourites(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`delete from match_favourite where account_id = ${accountId}`);
  await endCalendar(tx, accountId);
}
