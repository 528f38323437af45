import { EnvError } from '@xiongmao/api/hosting/environment';
import { sql } from 'drizzle-orm';
import { text } from '#platform/db/columns.ts';
import { type Database, rows } from '#platform/db/database.ts';

/** The address of an account of the demo: a domain that nobody can have (RFC 2606). */
export const demoMailOf = (name: string): string => `${name.toLowerCase()}@demo.invalid`;

/** Throws where accounts of the demo can be signed in to: everybody knows their password, an administrator's among them. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  const found = await rows(
    db,
    { username: text },
    sql`select username from account
      where lower(email) like ${demoMailOf('%')} and password is not null and deleted_at is null
      order by id`,
  );
  if (found.length === 0) return;
  const names = found.map(({ username }) => username).join(', ');
  throw new EnvError(
    `NODE_ENV=production: the demo ran on this database, and everybody knows the password of its accounts (${names}); give production a database and a DATA_DIR of its own`,
  );
}
