import { DrizzleQueryError, type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { z } from 'zod';
import type { Log } from '#platform/logging/log.ts';
import { int, type RowOf, type Shape } from './columns.ts';

// Counts and ids fit a number; dates stay the text they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Raised when the database can't be reached at start, with the way out. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/**
 * How pools keep connections that nobody uses, ms. PostgreSQL starts a process for each, which then learns the tables
 * anew: that costs as much as a hundred queries.
 */
export const keepIdle = { idleTimeoutMillis: 5 * 60_000 };

/**
 * A pool on `url`, tried once: throws DatabaseUnreachable, naming the address without its password. Its connections
 * have these settings of PostgreSQL's, where they are given.
 */
export async function connect(
  url: string,
  log: Log,
  size = 20,
  settings: Record<string, string | number> = {},
): Promise<Database> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    ...(options.length > 0 && { options: options.join(' ') }),
    max: size,
    ...keepIdle,
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

/** Raised where a row that is held against its shape is not as it is expected. */
export class StrangeRow extends Error {
  override name = 'StrangeRow';
}

type Queryable = Pick<Tx, 'execute'>;

/**
 * The rows of a query, whose columns are named and hold what `shape` says: in development and tests each row
 * is held against it. Instants come as the contract tells them.
 */
export async function rows<S extends Shape>(
  db: Queryable,
  shape: S,
  query: SQL,
): Promise<RowOf<S>[]> {
  return read(await db.execute(query), shape, query);
}

/** How many rows a statement finds or touches. */
export async function affected(db: Queryable, query: SQL): Promise<number> {
  return (await db.execute(query)).rowCount ?? 0;
}

let isBelieved = false;

/** From now on rows are not held against their shapes: production believes what tests have seen. */
export function believeRows(believed = true): void {
  isBelieved = believed;
}

function read<S extends Shape>({ fields, rows }: pg.QueryResult, shape: S, query: SQL): RowOf<S>[] {
  for (const { name, dataTypeID } of fields) {
    const told = instantTypes.get(dataTypeID);
    if (told) for (const row of rows) if (row[name] !== null) row[name] = told(row[name]);
  }
  if (!isBelieved) for (const row of rows) check(row, shape, query);
  return rows;
}

function check(row: Record<string, unknown>, shape: Shape, query: SQL): void {
  const fault = faultIn(row, shape);
  if (fault) throw new StrangeRow(`A row is not as it is expected: ${fault}\n${textOf(query)}`);
}

function faultIn(row: Record<string, unknown>, shape: Shape): string | null {
  const strange = Object.keys(row).find((column) => !(column in shape));
  if (strange !== undefined) return `nobody knows its column ${strange}`;
  for (const [column, type] of Object.entries(shape)) {
    const { error } = type.safeParse(row[column]);
    if (error) return `${column}: ${z.prettifyError(error)}`;
  }
  return null;
}

/** How many rows there are of what follows `from`. */
export async function countRows(db: Pick<Tx, 'execute'>, from: SQL): Promise<number> {
  const [counted] = await rows(db, { count: int }, sql`select count(*) as count from ${from}`);
  return counted!.count;
}

/** The same within a statement, of at most so many: where there are more it is one more than that. */
export const countUpTo = (most: number, from: SQL): SQL =>
  sql`(select count(*) from (select from ${from} limit ${most + 1}) counted)`;

/** An instant as a parameter. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The same of what may have no day: after all that has one. It is a parameter either way, so that the text is one. */
export const instantOrEnd = (at: string | null): SQL =>
  sql`${at === null ? 'infinity' : iso(at)}::timestamptz`;

/** An instant of PostgreSQL's, such as those within JSON, as the contract tells it. */
export const iso = (at: string): string =>
  // `2026-03-14 15:00:00+00`: a season has hundreds of them, and a Date of each takes a millisecond of its page.
  at.length === 22 && at.endsWith('+00')
    ? `${at.slice(0, 10)}T${at.slice(11, 19)}.000Z`
    : new Date(at).toISOString();

/** By the numbers of PostgreSQL's types, an instant and a list of them. */
const instantTypes = new Map<number, (text: string) => string | string[]>([
  [pg.types.builtins.TIMESTAMPTZ, iso],
  [1185, (list) => (list.match(/[^{},"]+/g) ?? []).map(iso)],
]);

const dialect = new PgDialect();
const textOf = (query: SQL): string => dialect.sqlToQuery(query).sql;
/** Instants stay text until `read`, as in drizzle's own queries. */
const types = {
  getTypeParser: ((id: number, format: 'text') =>
    instantTypes.has(id)
      ? (text: string) => text
      : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};

/**
 * As `rows`, for what is asked all the time: the query is planned once on each connection. `name` stands
 * for its text, so what varies in it are its parameters alone. In a transaction it is planned anew.
 */
export async function preparedRows<S extends Shape>(
  db: Database | Tx,
  name: string,
  shape: S,
  query: SQL,
): Promise<RowOf<S>[]> {
  if (!('$client' in db)) return rows(db, shape, query);
  const { sql: text, params: values } = dialect.sqlToQuery(query);
  if (!isBelieved) holdToOneText(name, text);
  const answer = await db.$client.query({ name, text, values, types }).catch((error: Error) => {
    throw new DrizzleQueryError(text, values, error);
  });
  return read(answer, shape, query);
}

/** A connection refuses a name that it knows by another text; which connection that is nobody can foresee. */
function holdToOneText(name: string, text: string): void {
  const known = texts.get(name);
  if (known !== undefined && known !== text) {
    throw new Error(`"${name}" stands for two texts of a query:\n${known}\n${text}`);
  }
  texts.set(name, text);
}

const texts = new Map<string, string>();
