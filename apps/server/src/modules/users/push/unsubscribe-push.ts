import { sql } from 'drizzle-orm';
import { affected, type Database } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';

/** Notices are pushed no longer to one of one's own browsers. Throws `unknownPushDevice`. */
export async function unsubscribePush(db: Database, accountId: number, id: number): Promise<void> {
  const gone = await affected(
    db,
    sql`delete from push_subscription where id = ${id} and account_id = ${accountId}`,
  );
  if (gone === 0) throw new CodedError('unknownPushDevice');
}
