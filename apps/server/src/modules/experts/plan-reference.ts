import { sql } from 'drizzle-orm';
import type { ReferenceType } from '#modules/wallet/index.ts';
import { int, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';

/** What plans are called in coin details: `plan:12` by its title. */
export const planReference: ReferenceType = {
  type: 'plan',
  async names(db, ids) {
    const found = await rows(
      db,
      { id: int, title: text },
      sql`select id, title from plan where id = any(${sql.param([...ids])}::int[])`,
    );
    return new Map(found.map(({ id, title }) => [id, { subject: title }]));
  },
};
