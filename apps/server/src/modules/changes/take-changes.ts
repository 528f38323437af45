import { sql } from 'drizzle-orm';
import { int, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

const changeRow = { kind: text, rowId: int };
export type RowChange = RowOf<typeof changeRow>;

/** Takes the oldest changes, as many at most. They are back if the transaction fails. */
export function takeChanges(tx: Tx, most: number): Promise<RowChange[]> {
  return rows(
    tx,
    changeRow,
    sql`delete from change where id in (select id from change order by id limit ${most})
      returning kind, row_id as "rowId"`,
  );
}
