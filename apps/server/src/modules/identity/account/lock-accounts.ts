import { ownUser } from '@xiongmao/api/identity/shapes';
import type { Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';

/** The roles of accounts that are there, by id, as they stay until the transaction ends. */
export async function lockAccounts(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, readonly Role[]>> {
  const found = await rows(
    tx,
    { id: int, roles: ownUser.shape.roles },
    sql`select id, roles from account where id = any(${sql.param([...ids])}::int[])
        and deleted_at is null
      order by id for no key update`,
  );
  return new Map(found.map(({ id, roles }) => [id, roles]));
}
