import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '#platform/logging/log.ts';

// Counts and ids fit a number; dates stay the text they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Raised when the database can't be reached at start, with the way out. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** A pool on `url`, tried once: throws DatabaseUnreachable, naming the address without its password. */
export async function connect(url: string, log: Log, size = 20): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'xiongmao',
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection failed'));
  // One that breaks in use fails its query, and says so there; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnreachable(
      `The database at ${withoutPassword(url)} can't be reached (${(error as Error).message}). ` +
        'Check DATABASE_URL, or unset it for the embedded database.',
    );
  }
  return drizzle({ client: pool }) as Database;
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

/** The rows of a raw query, typed by the caller who wrote it. */
export async function rows<Row>(
  db: Pick<Tx, 'execute'>,
  query: Parameters<Tx['execute']>[0],
): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** How many rows there are of what follows `from`. */
export async function countRows(db: Pick<Tx, 'execute'>, from: SQL): Promise<number> {
  const [counted] = await rows<{ count: number }>(db, sql`select count(*) as count from ${from}`);
  return counted!.count;
}

/** An instant as a parameter. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** An instant of a row, which raw queries answer as text, as the contract tells it. */
export const iso = (at: string | Date): string => new Date(at).toISOString();

const dialect = new PgDialect();

/**
 * As `rows`, for what is asked all the time: the query is planned once on each connection. `name` stands
 * for its text, so what varies in it are its parameters alone. In a transaction it is planned anew.
 */
export async function preparedRows<Row>(
  db: Database | Tx,
  name: string,
  query: SQL,
): Promise<Row[]> {
  if (!('$client' in db)) return rows<Row>(db, query);
  const { sql: text, params } = dialect.sqlToQuery(query);
  try {
    return (await db.$client.query({ name, text, values: params })).rows as Row[];
  } catch (error) {
    throw new DrizzleQueryError(text, params, error as Error);
  }
}
