import { sql } from 'drizzle-orm';
import { countRows, type Tx } from '#platform/db/database.ts';

/** Whether anybody ever wrote an article. */
export const hasArticles = async (tx: Tx): Promise<boolean> =>
  (await countRows(tx, sql`(select from article limit 1) one`)) > 0;
