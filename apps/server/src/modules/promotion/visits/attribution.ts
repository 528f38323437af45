import { sql } from 'drizzle-orm';
import { int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { attributedFor } from './visitor-cookies.ts';

/** A channel, as what is counted for it needs it. */
const countedRow = {
  id: int,
  zone: text,
  managerId: orNull(int),
  /** The last day that a statement has closed; null before the first. */
  closed: orNull(text),
};
export type Counted = RowOf<typeof countedRow>;

const columns = sql`c.id, c.zone, c.manager_id as "managerId",
  (select max(day) from channel_statement where channel_id = c.id) as closed`;

/** The channel whose link ends with the code, if it is in use. */
export async function findByCode(db: Database, code: string): Promise<Counted | null> {
  const [found] = await rows(
    db,
    countedRow,
    sql`select ${columns} from channel c where c.code = ${code.toLowerCase()} and c.active`,
  );
  return found ?? null;
}

/**
 * The channel that brought someone: of the mark that its link has left, else of the last link that the
 * visitor is known to have followed.
 */
export async function findAttributed(
  tx: Tx,
  given: { marked: number | null; visitorId: string | null; now: Date },
): Promise<Counted | null> {
  const { marked, visitorId, now } = given;
  const at = instant(now);
  const [found] = await rows(
    tx,
    countedRow,
    sql`select ${columns} from channel c where c.id = coalesce(
      ${marked}::int,
      (select channel_id from channel_visit
        where visitor_id = ${visitorId}::uuid
          and at between ${at} - make_interval(days => ${attributedFor}) and ${at}
          and filtered is distinct from 'bot' and filtered is distinct from 'prefetch'
        order by at desc limit 1))`,
  );
  return found ?? null;
}

/** The channel that a browser merely names, by its id or code: anybody can, so nothing counts by it. */
export async function findClaimed(tx: Tx, claimed: string | null): Promise<Counted | null> {
  if (claimed === null) return null;
  const [found] = await rows(
    tx,
    countedRow,
    sql`select ${columns} from channel c
      where c.active and (c.code = ${claimed.toLowerCase()} or c.id::text = ${claimed})`,
  );
  return found ?? null;
}

/** The channel for which an account's registration counts. */
export async function findChannelOf(tx: Tx, accountId: number): Promise<Counted | null> {
  const [found] = await rows(
    tx,
    countedRow,
    sql`select ${columns} from channel c join channel_registration r on r.channel_id = c.id
      where r.account_id = ${accountId} and r.filtered is null`,
  );
  return found ?? null;
}
