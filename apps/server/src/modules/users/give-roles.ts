import { roles as allRoles, type Role } from '@xiongmao/api/roles';
import { updateAccount } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { lockAccounts } from './lock-accounts.ts';
import { notify } from './notices.ts';

/**
 * Gives an account these roles and no others; `user` stays. Administrators can't take that role from
 * themselves, nor from one another at once: one of them is always left.
 */
export async function giveRoles(
  tx: Tx,
  jobs: Jobs,
  given: { to: number; by: number; roles: readonly Role[]; now: Date },
): Promise<void> {
  const { to, by, now } = given;
  const accounts = await lockAccounts(tx, [to, by]);
  const held = accounts.get(to);
  if (!held) throw new CatalogueError('unknownUser');
  const roles = allRoles.filter((role) => role === 'user' || given.roles.includes(role));
  const isStillAdmin = accounts.get(by)?.includes('admin');
  if (!isStillAdmin || (to === by && !roles.includes('admin')))
    throw new CatalogueError('forbidden');

  await updateAccount(tx, to, { roles });
  for (const role of allRoles) {
    if (role === 'user' || held.includes(role) === roles.includes(role)) continue;
    const name = `role${roles.includes(role) ? 'Given' : 'Taken'}.${role}` as const;
    await notify(tx, jobs, to, { name, values: {}, cause: null, at: now });
  }
}

/** Gives an account one more role; it is told. */
export async function addRole(
  tx: Tx,
  jobs: Jobs,
  { to, role, now }: { to: number; role: Exclude<Role, 'user'>; now: Date },
): Promise<void> {
  const held = (await lockAccounts(tx, [to])).get(to);
  if (!held) throw new CatalogueError('unknownUser');
  if (held.includes(role)) return;
  await updateAccount(tx, to, { roles: [...held, role] });
  const name = `roleGiven.${role}` as const;
  await notify(tx, jobs, to, { name, values: {}, cause: null, at: now });
}
