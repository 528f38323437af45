import { roles as allRoles, type GivenRole, isAllowed, type Role } from '@xiongmao/api/roles';
import { lockAccounts, updateAccount } from '#modules/identity/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { roleGiven, roleTaken } from '../notices/notice-types.ts';
import { notify } from '../notices/notices.ts';

export interface RoleGift {
  to: number;
  role: GivenRole;
  by: number;
  now: Date;
}

/**
 * What a role stands for in the domain that it belongs to, changed in the same transaction as the role:
 * the two are never apart.
 */
export interface RoleKeeper {
  give(tx: Tx, gift: RoleGift, jobs: Jobs): Promise<void>;
  take(tx: Tx, gift: RoleGift, jobs: Jobs): Promise<void>;
}
export type RoleKeepers = Partial<Record<GivenRole, RoleKeeper>>;

interface Giving {
  jobs: Jobs;
  keepers: RoleKeepers;
}

/** Gives an account one role more; it is told. Throws `stale` where it has the role by now. */
export async function giveRole(tx: Tx, { jobs, keepers }: Giving, gift: RoleGift): Promise<void> {
  const { to, role, now } = gift;
  const held = await lockRoles(tx, gift);
  if (held.includes(role)) throw new CodedError('stale');
  await keepers[role]?.give(tx, gift, jobs);
  const roles = allRoles.filter((each) => each === role || held.includes(each));
  await updateAccount(tx, to, { roles });
  await notify(tx, jobs, to, { type: roleGiven[role], values: {}, cause: null, at: now });
}

/** Takes one role from an account; it is told. Throws `notFound` where it has none such. */
export async function takeRole(tx: Tx, { jobs, keepers }: Giving, gift: RoleGift): Promise<void> {
  const { to, role, now } = gift;
  const held = await lockRoles(tx, gift);
  if (!held.includes(role)) throw new CodedError('notFound');
  await keepers[role]?.take(tx, gift, jobs);
  await updateAccount(tx, to, { roles: held.filter((each) => each !== role) });
  await notify(tx, jobs, to, { type: roleTaken[role], values: {}, cause: null, at: now });
}

/**
 * The roles that an account holds, as they stay until the transaction ends. Of two who take this right from
 * each other at once, one has lost it by now: someone who may give roles is always left.
 */
async function lockRoles(tx: Tx, { to, by }: RoleGift): Promise<readonly Role[]> {
  const accounts = await lockAccounts(tx, [to, by]);
  const held = accounts.get(to);
  if (!held) throw new CodedError('unknownUser');
  if (!isAllowed('giveRoles', accounts.get(by) ?? null)) throw new CodedError('forbidden');
  return held;
}
