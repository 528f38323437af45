import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** Whether article `a` shows picture `p` of the library: as its cover, or in its words in any language. */
export const shows = sql`(a.cover_id = p.id or exists (select from article_text t where t.article_id = a.id and p.id = any(t.pictures)))`;

/** The addresses of those that an article shows. */
export async function picturesOf(tx: Tx, id: number): Promise<string[]> {
  const found = await rows(
    tx,
    { address: text },
    sql`select p.address from article a join article_picture p on ${shows} where a.id = ${id} order by p.address`,
  );
  return found.map(({ address }) => address);
}
