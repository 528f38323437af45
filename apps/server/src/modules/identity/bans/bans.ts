import { sql } from 'drizzle-orm';
import { int } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { endSessions } from '../sessions/sessions.ts';

/**
 * Keeps an account out until an instant, for good without one, and ends its sessions. It takes the place of
 * a ban in force. Answers the ban's id.
 */
export async function startBan(
  tx: Tx,
  given: { accountId: number; reason: string; until: Date | null; by: number; now: Date },
): Promise<number> {
  const { accountId, reason, until, by, now } = given;
  const at = instant(now);
  await tx.execute(sql`
    update ban set lifted_at = ${at}, lifted_by = ${by}
    where id in (select id from identity.bans_in_force(${at}) where account_id = ${accountId})
      and lifted_at is null`);
  const [made] = await rows(
    tx,
    { id: int },
    sql`insert into ban (account_id, reason, "from", until, banned_by)
      values (${accountId}, ${reason}, ${at}, ${until?.toISOString() ?? null}::timestamptz, ${by})
      returning id`,
  );
  await endSessions(tx, { accountId, reason: 'banned', now });
  return made!.id;
}

/** Lifts a ban; answers whom it kept out, null where it was over. */
export async function endBan(
  tx: Tx,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<number | null> {
  const at = instant(now);
  const [ended] = await rows(
    tx,
    { accountId: int },
    sql`update ban set lifted_at = ${at}, lifted_by = ${by}
      where id in (select id from identity.bans_in_force(${at}) where id = ${id})
        and lifted_at is null
      returning account_id as "accountId"`,
  );
  return ended?.accountId ?? null;
}
