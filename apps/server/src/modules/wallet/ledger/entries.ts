import { coinEntry } from '@xiongmao/api/wallet/shapes';
import { sql } from 'drizzle-orm';
import { int, type RowOf } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import { welcomeCheck } from './holds.ts';

/** A person's entry as the ledger knows it; what its reference is called, other domains know. */
const entryRow = coinEntry.omit({ subject: true, link: true }).shape;
export type Entry = RowOf<typeof entryRow>;

const referencedRow = { ...entryRow, transferId: int };

/** What a person has, what is held of it, and what they ever recharged. */
export async function findGold(
  db: Database | Tx,
  uid: number,
): Promise<{ gold: number; held: number; checking: number; rechargedFen: number }> {
  const [found] = await preparedRows(
    db,
    'gold',
    { gold: int, held: int, checking: int, rechargedFen: int },
    sql`select coalesce(a.balance, 0) as gold,
        coalesce((select sum(amount) from hold where account_id = a.id and state = 'held'), 0)::bigint
          as held,
        coalesce((select sum(amount) from hold where account_id = a.id and state = 'held'
          and reference = ${welcomeCheck}), 0)::bigint as checking,
        wallet.recharged(${uid}) as "rechargedFen"
      from (select 1) one
      left join ledger_account a on a.kind = 'user' and a.owner_id = ${uid}`,
  );
  return found!;
}

const columns = sql`e.id, t.kind, e.amount, e.before, e.after, t.reference, t.at`;
const ofPerson = (uid: number) => sql`
  from ledger_entry e
  join ledger_account a on a.id = e.account_id and a.kind = 'user' and a.owner_id = ${uid}
  join transfer t on t.id = e.transfer_id`;

/** A page of a person's entries, newest first. */
export async function listEntries(
  db: Database,
  uid: number,
  { kind, count, start }: { kind: string | null; count: number; start: number },
): Promise<{ items: Entry[]; total: number }> {
  const which = kind ? sql`t.kind = ${kind}` : sql`true`;
  const items = await rows(
    db,
    entryRow,
    sql`select ${columns} ${ofPerson(uid)} where ${which}
      order by e.id desc limit ${count} offset ${start}`,
  );
  const [counted] = await rows(
    db,
    { total: int },
    sql`select count(*) as total ${ofPerson(uid)} where ${which}`,
  );
  return { items, total: counted!.total };
}

/** The entries of a span, oldest first; `to` is not in it. */
export function listSpan(
  db: Database,
  uid: number,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<Entry[]> {
  return rows(
    db,
    entryRow,
    sql`select ${columns} ${ofPerson(uid)}
      where t.at >= ${instant(from)} and t.at < ${instant(to)}
      order by e.id limit ${most}`,
  );
}

/** A person's entries of one reference, oldest first. */
export function listReferenced(
  db: Database | Tx,
  uid: number,
  reference: string,
): Promise<(Entry & { transferId: number })[]> {
  return rows(
    db,
    referencedRow,
    sql`select ${columns}, t.id as "transferId" ${ofPerson(uid)}
      where t.reference = ${reference} order by e.id`,
  );
}

/** What a person had at an instant. */
export async function goldAt(db: Database, uid: number, at: Date): Promise<number> {
  const [found] = await rows(
    db,
    { gold: int },
    sql`select coalesce(sum(e.amount), 0)::bigint as gold ${ofPerson(uid)}
      where t.at < ${instant(at)}`,
  );
  return found!.gold;
}
