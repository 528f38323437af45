import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** The rows of a table, as COPY gives and takes them. */
export interface TableRows {
  table: string;
  rows: Buffer;
}

/** `pg_trigger.tgtype` of one that hears of TRUNCATE: append-only tables have one. */
const onTruncate = 32;

/** All tables that can be emptied, each after those that it refers to. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    with recursive found (id, depth) as (
      select oid, 0 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      union all
      select conrelid, depth + 1 from found
      join pg_constraint on confrelid = id and contype = 'f' and conrelid <> confrelid)
    select id::regclass::text as name from found
    where not exists (select from pg_trigger where tgrelid = id and tgtype & ${onTruncate} <> 0)
    group by id order by max(depth), 1`);
  return rows.map(({ name }) => name);
}

/** Triggers write it, as rows are copied into other tables, too. */
const byTriggers = 'change';

/** Everything that the tables hold but what comes by itself; empty ones left out. */
export async function readRows(client: pg.ClientBase): Promise<TableRows[]> {
  const found: TableRows[] = [];
  for (const table of await tablesOf(client)) {
    if (table === byTriggers) continue;
    const rows = await buffer(client.query(to(`copy ${table} to stdout`)));
    if (rows.length > 0) found.push({ table, rows });
  }
  return found;
}

/** Puts rows into their tables, in one transaction. */
export async function writeRows(client: pg.ClientBase, given: TableRows[]): Promise<void> {
  await client.query('begin');
  for (const { table, rows } of given) {
    await pipeline(Readable.from([rows]), client.query(from(`copy ${table} from stdin`)));
  }
  await client.query('commit');
}
