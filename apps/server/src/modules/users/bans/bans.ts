import type { ResourceRow } from '@xiongmao/api/resource';
import { isAllowed } from '@xiongmao/api/roles';
import { banResource } from '@xiongmao/api/users/resources';
import { type SQL, sql } from 'drizzle-orm';
import { endBan, lockAccounts, startBan } from '#modules/identity/index.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { banLifted } from '../notices/notice-types.ts';
import { notify } from '../notices/notices.ts';
import { accountBanned } from './account-banned.ts';

export type BanRow = ResourceRow<typeof banResource>;

/**
 * Bans an account until an instant, for good without one. An administrator is not banned before the role is
 * taken.
 */
export async function banAccount(
  tx: Tx,
  jobs: Jobs,
  given: { userId: number; reason: string; until: Date | null; by: number; now: Date },
): Promise<number> {
  const { userId, reason, until, by, now } = given;
  if (until !== null && until <= now) throw new CodedError('invalidInput');
  const accounts = await lockAccounts(tx, [userId, by]);
  const held = accounts.get(userId);
  if (!held) throw new CodedError('unknownUser');
  const mayBan = isAllowed('manageUsers', accounts.get(by) ?? null) && !held.includes('admin');
  if (!mayBan) throw new CodedError('forbidden');
  await jobs.publish(tx, accountBanned, { accountId: userId, by });
  return startBan(tx, { accountId: userId, reason, until, by, now });
}

/** Lifts a ban that is in force, and tells whom it kept out; one that is over stays as it is. */
export async function liftBan(
  tx: Tx,
  jobs: Jobs,
  given: { id: number; by: number; now: Date },
): Promise<void> {
  const { id, by, now } = given;
  const userId = await endBan(tx, { id, by, now });
  if (userId === null) return;
  await notify(tx, jobs, userId, { type: banLifted, values: {}, cause: `ban:${id}`, at: now });
}

export function selectBans(db: Database | Tx, now: Date, rest: SQL): Promise<BanRow[]> {
  return rows(
    db,
    banResource.row.shape,
    sql`select b.id, b.account_id as "userId", a.username, b.reason, b."from", b.until,
        by.username as "bannedBy", b.lifted_at as "liftedAt", lifter.username as "liftedBy",
        exists (select from identity.bans_in_force(${instant(now)}) now where now.id = b.id) as active
      from identity.ban b join identity.account a on a.id = b.account_id
      join identity.account by on by.id = b.banned_by
      left join identity.account lifter on lifter.id = b.lifted_by ${rest}`,
  );
}
