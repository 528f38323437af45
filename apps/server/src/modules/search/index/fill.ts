import type { FoundKind } from '@xiongmao/api/search/rules';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, text } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Indexed } from './entry.ts';
import { keepEntries, rulesNow } from './keep-entries.ts';

const lockId = lockNumber('writing what is found');
/** Entries in one transaction. */
const batch = 500;

/** One process at a time writes: who read first must not write last. Held until the transaction ends. */
export const takeFillersTurn = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);

export async function tryFillersTurn(tx: Tx): Promise<boolean> {
  const [turn] = await rows(
    tx,
    { taken: bool },
    sql`select pg_try_advisory_xact_lock(${lockId}) as taken`,
  );
  return turn!.taken;
}

/** From now on all of it is written once more, by `fillSome`; what is there already can be found meanwhile. */
export const refill = async (db: Database | Tx): Promise<void> => {
  await db.execute(sql`delete from search_fill`);
};

/** Writes all of it from nothing; how many entries there are. What is not there yet is not found meanwhile. */
export async function rebuild(db: Database, kinds: readonly Indexed[]): Promise<number> {
  await db.transaction(async (tx) => {
    await takeFillersTurn(tx);
    await tx.execute(sql`truncate search_entry, search_form, search_word, search_fill`);
  });
  while (await fillSome(db, kinds));
  return countRows(db, sql`search_entry`);
}

/** Writes some of what was not gone through by today's rules; whether anything is left. */
export function fillSome(db: Database, kinds: readonly Indexed[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeFillersTurn(tx);
    const filled = await rows(
      tx,
      { kind: text, after: int, done: bool },
      sql`select kind, after, done from search_fill where rules = ${rulesNow}`,
    );
    const of = new Map(filled.map((row) => [row.kind, row]));
    const next = kinds.find(({ kind }) => !of.get(kind)?.done);
    if (!next) return false;
    const after = of.get(next.kind)?.after ?? 0;
    const last = await fillAfter(tx, next, after);
    await tx.execute(sql`
      insert into search_fill (kind, rules, after, done)
      values (${next.kind}, ${rulesNow}, ${last ?? after}, ${last === null})
      on conflict (kind) do update set rules = excluded.rules, after = excluded.after, done = excluded.done`);
    return true;
  });
}

/** The last id that was gone through; null when none is left. */
async function fillAfter(tx: Tx, of: Indexed, after: number): Promise<number | null> {
  const ids = await idsAfter(tx, sql`(${of.ids}) as source`, after);
  const last = ids.at(-1) ?? null;
  const kept = await idsAfter(tx, keptOf(of.kind, last), after);
  await keepEntries(tx, of.kind, [...new Set([...ids, ...kept])], await of.read(tx, ids));
  // Where more is kept than there is, it takes another turn.
  return last ?? kept.at(-1) ?? null;
}

const keptOf = (kind: FoundKind, last: number | null): SQL =>
  sql`(select id from search_entry where kind = ${kind} and (${last}::int is null or id <= ${last})) as kept`;

async function idsAfter(tx: Tx, from: SQL, after: number): Promise<number[]> {
  const found = await rows(
    tx,
    { id: int },
    sql`select id from ${from} where id > ${after} order by id limit ${batch}`,
  );
  return found.map(({ id }) => id);
}
