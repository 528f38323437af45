import type { CoinEntry } from '@xiongmao/api/wallet/shapes';
import { sql } from 'drizzle-orm';
import { type Database, instant, preparedRows, rows, type Tx } from '#platform/db/database.ts';
import { welcomeCheck } from './holds.ts';

/** A person's entry as the ledger knows it; what its reference is called, other domains know. */
export type Entry = Omit<CoinEntry, 'subject' | 'link'>;

/** What a person has, what is held of it, and what they ever recharged. */
export async function findGold(
  db: Database | Tx,
  uid: number,
): Promise<{ gold: number; held: number; checking: number; rechargedFen: number }> {
  const [found] = await preparedRows<{
    gold: number;
    held: number;
    checking: number;
    rechargedFen: number;
  }>(
    db,
    'gold',
    sql`select coalesce(a.balance, 0) as gold,
        coalesce((select sum(amount) from hold where account_id = a.id and state = 'held'), 0)::bigint
          as held,
        coalesce((select sum(amount) from hold where account_id = a.id and state = 'held'
          and reference = ${welcomeCheck}), 0)::bigint as checking,
        coalesce((select sum(fen) from payment where account_id = ${uid} and state = 'paid'), 0)::bigint
          as "rechargedFen"
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

const shown = (entry: Entry): Entry => ({ ...entry, at: new Date(entry.at).toISOString() });

/** A page of a person's entries, newest first. */
export async function listEntries(
  db: Database,
  uid: number,
  { kind, count, start }: { kind: string | null; count: number; start: number },
): Promise<{ items: Entry[]; total: number }> {
  const which = kind ? sql`t.kind = ${kind}` : sql`true`;
  const items = await rows<Entry>(
    db,
    sql`select ${columns} ${ofPerson(uid)} where ${which}
      order by e.id desc limit ${count} offset ${start}`,
  );
  const [counted] = await rows<{ total: number }>(
    db,
    sql`select count(*) as total ${ofPerson(uid)} where ${which}`,
  );
  return { items: items.map(shown), total: counted!.total };
}

/** The entries of a span, oldest first; `to` is not in it. */
export async function listSpan(
  db: Database,
  uid: number,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<Entry[]> {
  const found = await rows<Entry>(
    db,
    sql`select ${columns} ${ofPerson(uid)}
      where t.at >= ${instant(from)} and t.at < ${instant(to)}
      order by e.id limit ${most}`,
  );
  return found.map(shown);
}

/** A person's entries of one reference, oldest first. */
export async function listReferenced(
  db: Database | Tx,
  uid: number,
  reference: string,
): Promise<(Entry & { transferId: number })[]> {
  const found = await rows<Entry & { transferId: number }>(
    db,
    sql`select ${columns}, t.id as "transferId" ${ofPerson(uid)}
      where t.reference = ${reference} order by e.id`,
  );
  return found.map((entry) => ({ ...shown(entry), transferId: entry.transferId }));
}

/** What a person had at an instant. */
export async function goldAt(db: Database, uid: number, at: Date): Promise<number> {
  const [found] = await rows<{ gold: number }>(
    db,
    sql`select coalesce(sum(e.amount), 0)::bigint as gold ${ofPerson(uid)}
      where t.at < ${instant(at)}`,
  );
  return found!.gold;
}
