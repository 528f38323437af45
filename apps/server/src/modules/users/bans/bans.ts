import type { ResourceRow } from '@xiongmao/api/resource';
import { isAllowed } from '@xiongmao/api/roles';
import type { banResource } from '@xiongmao/api/users/resources';
import { type SQL, sql } from 'drizzle-orm';
import { endSessions } from '#modules/identity/index.ts';
import { type Database, instant, iso, rows, type Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import type { Jobs } from '#platform/jobs.ts';
import { lockAccounts } from '../lock-accounts.ts';
import { notify } from '../notices/notices.ts';

export type BanRow = ResourceRow<typeof banResource>;

/** Whether a row of `ban` keeps its account out. */
export function inForce(now: Date): SQL {
  const at = instant(now);
  return sql`lifted_at is null and "from" <= ${at} and (until is null or until > ${at})`;
}

/**
 * Bans an account until an instant, for good without one, and ends its sessions. A ban takes the place of
 * one in force. An administrator is not banned before the role is taken.
 */
export async function banAccount(
  tx: Tx,
  given: { userId: number; reason: string; until: Date | null; by: number; now: Date },
): Promise<number> {
  const { userId, reason, until, by, now } = given;
  if (until !== null && until <= now) throw new CatalogueError('invalidInput');
  const accounts = await lockAccounts(tx, [userId, by]);
  const held = accounts.get(userId);
  if (!held) throw new CatalogueError('unknownUser');
  const mayBan = isAllowed('manageUsers', accounts.get(by) ?? null) && !held.includes('admin');
  if (!mayBan) throw new CatalogueError('forbidden');

  const at = instant(now);
  await tx.execute(sql`
    update ban set lifted_at = ${at}, lifted_by = ${by}
    where account_id = ${userId} and ${inForce(now)}`);
  const [made] = await rows<{ id: number }>(
    tx,
    sql`insert into ban (account_id, reason, "from", until, banned_by)
      values (${userId}, ${reason}, ${at}, ${until?.toISOString() ?? null}::timestamptz, ${by})
      returning id`,
  );
  await endSessions(tx, { accountId: userId, reason: 'banned', now });
  return made!.id;
}

/** Lifts a ban that is in force, and tells whom it kept out; one that is over stays as it is. */
export async function liftBan(
  tx: Tx,
  jobs: Jobs,
  given: { id: number; by: number; now: Date },
): Promise<void> {
  const { id, by, now } = given;
  const [lifted] = await rows<{ userId: number }>(
    tx,
    sql`update ban set lifted_at = ${instant(now)}, lifted_by = ${by}
      where id = ${id} and ${inForce(now)} returning account_id as "userId"`,
  );
  if (!lifted) return;
  const notice = { name: 'banLifted', values: {}, cause: `ban:${id}`, at: now } as const;
  await notify(tx, jobs, lifted.userId, notice);
}

export async function selectBans(db: Database | Tx, now: Date, rest: SQL): Promise<BanRow[]> {
  const found = await rows<BanRow>(
    db,
    sql`select b.id, b.account_id as "userId", a.username, b.reason, b."from", b.until,
        by.username as "bannedBy", b.lifted_at as "liftedAt", lifter.username as "liftedBy",
        b.id in (select id from ban where id = b.id and ${inForce(now)}) as active
      from ban b join account a on a.id = b.account_id join account by on by.id = b.banned_by
      left join account lifter on lifter.id = b.lifted_by ${rest}`,
  );
  const told = (at: string | null) => (at === null ? null : iso(at));
  return found.map((row) => ({
    ...row,
    from: iso(row.from),
    until: told(row.until),
    liftedAt: told(row.liftedAt),
  }));
}
