import { type SQL, sql } from 'drizzle-orm';
import { CodedError } from './errors.ts';

/** All conditions that are there; true without any. */
export function every(...conditions: (SQL | false)[]): SQL {
  const given = conditions.filter((condition) => condition !== false);
  return given.length > 0 ? sql.join(given, sql` and `) : sql`true`;
}

/**
 * The order asked for, by the expression of its field, then by id, so that no row comes on two pages.
 * Of a field in `nullsLow` what is not there counts as the lowest.
 */
export function orderBy(
  columns: Record<string, SQL> & { id: SQL },
  { field, descending }: { field: string; descending: boolean },
  nullsLow: readonly string[] = [],
): SQL {
  const column = columns[field];
  if (!column) throw new Error(`rows can't be sorted by ${field}`);
  const direction = descending ? sql`desc` : sql`asc`;
  if (column === columns.id) return sql`${column} ${direction}`;
  const nulls = descending ? sql`nulls last` : sql`nulls first`;
  return sql`${column} ${direction} ${nullsLow.includes(field) ? nulls : sql``},
    ${columns.id} ${direction}`;
}

/** An instant of a filter; throws `invalidInput` for what is none. */
export function instantIn(text: string): SQL {
  const at = new Date(text);
  const year = at.getUTCFullYear();
  if (Number.isNaN(year) || year < 1 || year > 9999) throw new CodedError('invalidInput');
  return sql`${at.toISOString()}::timestamptz`;
}

/** A pattern for `like` that finds the text anywhere. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
