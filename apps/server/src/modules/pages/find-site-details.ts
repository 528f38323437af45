import { type SiteDetails, siteDetails } from '@xiongmao/api/pages/shapes';
import { sql } from 'drizzle-orm';
import { type Database, preparedRows } from '#platform/db/database.ts';

/** What editors keep of how the operator is reached and whom they link to; nothing where they keep nothing. */
export async function findSiteDetails(db: Database): Promise<SiteDetails> {
  const [kept] = await preparedRows(
    db,
    'site details',
    siteDetails.shape,
    sql`select email, phone, links from site_details`,
  );
  return kept ?? { email: null, phone: null, links: null };
}
