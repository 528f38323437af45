import { sql } from 'drizzle-orm';
import { affected, type Tx } from '#platform/db/database.ts';

/** Sets the password of an account that has none; false when it has one. `password` is its hash. */
export async function setFirstPassword(
  tx: Tx,
  accountId: number,
  password: string,
): Promise<boolean> {
  const set = await affected(
    tx,
    sql`update account set password = ${password}
      where id = ${accountId} and password is null`,
  );
  return set > 0;
}
