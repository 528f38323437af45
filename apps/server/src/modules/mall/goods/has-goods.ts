import { sql } from 'drizzle-orm';
import { countRows, type Tx } from '#platform/db/database.ts';

/** Whether anybody ever put goods into the shop. */
export const hasGoods = async (tx: Tx): Promise<boolean> =>
  (await countRows(tx, sql`(select from goods limit 1) one`)) > 0;
