import { isAllowed } from '@xiongmao/api/roles';
import { type SQL, sql } from 'drizzle-orm';
import { findAccount } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { type Principal, refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { NoManager } from './errors.ts';

const isAdmin = ({ roles }: Principal): boolean => roles.includes('admin');

/** A manager sees and changes their own channels, an administrator all. `c` is the channel. */
export function maySee(principal: Principal): SQL {
  return isAdmin(principal) ? sql`true` : sql`c.manager_id = ${principal.uid}`;
}

/**
 * Whose a channel becomes: an administrator gives it to anyone else who may manage channels, or to nobody,
 * as its figures decide what somebody is paid; a manager's own stays theirs. Throws `forbidden`,
 * `ownMatter` and NoManager.
 */
export async function managerFor(
  tx: Tx,
  principal: Principal,
  wished: number | null,
): Promise<number | null> {
  if (!isAdmin(principal)) {
    if (wished !== null && wished !== principal.uid) throw new CodedError('forbidden');
    return principal.uid;
  }
  if (wished === null) return null;
  refuseOwn(principal, [wished]);
  const account = await findAccount(tx, wished);
  if (!isAllowed('channels', account?.roles ?? null)) throw new NoManager();
  return wished;
}
