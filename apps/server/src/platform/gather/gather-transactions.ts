import { type SQL, sql } from 'drizzle-orm';
import { allOrNull, int, orNull, type RowOf, type Shape, text } from '../db/columns.ts';
import { type Database, preparedRows } from '../db/database.ts';
import { onceOnDisk } from '../db/once-on-disk.ts';
import type { Log } from '../logging/log.ts';
import { gather } from './gather.ts';

/** Subtransactions that PostgreSQL keeps at hand for each session. */
const mostTogether = 64;

/**
 * Transactions of one kind that are open at once. Of those that want the same row (stock, a room, a purse) the second
 * begins where the first waits for the disk; a third would only wait for a lock, and gathers more meanwhile.
 */
export const openAtOnce = 2;

/** A column of all orders, as the parameter of a stored function. */
export type All<Order> = (pick: (order: Order) => unknown) => SQL;

interface Answered {
  nth: number;
  refusal: string | null;
}

interface Gathered<Order, S extends Shape, Result> {
  db: Database;
  log: Log;
  /** What the statement is prepared as. */
  name: string;
  /** Columns of the statement besides `nth` (from 1) and `refusal`; null where one is refused. */
  row: S;
  statement: (all: All<Order>, orders: readonly Order[]) => SQL;
  resultOf: (row: RowOf<S>) => Result;
  /** Null for what is no refusal of the catalogue. */
  refusalOf: (refusal: string, row: RowOf<S>) => Error | null;
  /** Whether the statement holds no row until it is on the disk. */
  letsGoEarly?: true;
  /** One order as a transaction of its own. */
  alone: (order: Order) => Promise<Result>;
}

/**
 * Orders, each of which is a transaction; those that come in the same moment become one, whose refusals leave
 * the others alone. Where that one fails each is tried for itself, whatever became of it: an order bears being
 * given twice.
 */
export function gatherTransactions<Order, S extends Shape, Result>(
  given: Gathered<Order, S, Result>,
): (order: Order) => Promise<Result> {
  const { db, log, name, statement, resultOf, refusalOf, letsGoEarly, alone } = given;
  const shape = { ...allOrNull(given.row), nth: int, refusal: orNull(text) };

  async function together(orders: readonly Order[]): Promise<(Result | Error)[]> {
    const all: All<Order> = (pick) => sql`${sql.param(orders.map(pick))}`;
    const ask = (own: Database) => preparedRows(own, name, shape, statement(all, orders));
    const answers = await (letsGoEarly ? onceOnDisk(db, ask) : ask(db));
    const results: (Result | Error)[] = [];
    for (const { nth, refusal, ...columns } of answers as unknown as Answered[]) {
      const row = columns as RowOf<S>;
      results[nth - 1] =
        refusal === null ? resultOf(row) : (refusalOf(refusal, row) ?? new Error(refusal));
    }
    return results;
  }

  return gather(
    async (orders) => {
      if (orders.length > 1) {
        try {
          return await together(orders);
        } catch (error) {
          log.warn({ err: error, orders: orders.length }, `${name} failed: each for itself`);
        }
      }
      const results: (Result | Error)[] = [];
      for (const order of orders) {
        results.push(await alone(order).catch((error: Error) => error));
      }
      return results;
    },
    { most: mostTogether, atOnce: openAtOnce },
  );
}
