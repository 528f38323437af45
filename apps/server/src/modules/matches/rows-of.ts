import { type SQL, sql } from 'drizzle-orm';

/** The ids of all rows that sources have of one match, as an array: what is said of any of them is said of the match. */
export const rowsOf = (matchId: number | SQL): SQL =>
  sql`array(select matches.rows_of(${matchId}))`;
