import { agreedProtocols, protocolVersions } from '@xiongmao/api/identity/protocols';
import { sql } from 'drizzle-orm';
import type { Agreement } from '#modules/identity/index.ts';
import { text, time } from '#platform/db/columns.ts';
import { instant, preparedRows } from '#platform/db/database.ts';

/** The newest of the words that one agrees to: as editors have written them, else as the product comes. */
export const currentAgreement: Agreement = async (db, now) => {
  const written = await preparedRows(
    db,
    'current agreement',
    { page: text, from: time },
    sql`select page, max(holds_from) as "from" from page_version
      where page = any(${sql.param([...agreedProtocols])}::text[]) and holds_from <= ${instant(now)}
      group by page`,
  );
  const versions = agreedProtocols.map(
    (name) => written.find(({ page }) => page === name)?.from ?? protocolVersions[name],
  );
  return versions.sort().at(-1)!;
};
