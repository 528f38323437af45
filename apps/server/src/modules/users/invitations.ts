import { pageSize } from '@xiongmao/api/fields/page-size';
import { type Invitation, invitation } from '@xiongmao/api/users/shapes';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { ensureProfile } from './profile/profile.ts';

/** Keeps who invited a newcomer, once and never oneself; answers the inviter's uid, null without one. */
export async function recordInvitation(
  tx: Tx,
  given: { accountId: number; inviteCode: string; at: string },
): Promise<number | null> {
  const { accountId, inviteCode, at } = given;
  const [kept] = await rows(
    tx,
    { inviterId: int },
    sql`insert into invitation (account_id, inviter_id, at)
      select ${accountId}, p.account_id, ${at}::timestamptz
      from profile p join identity.account a on a.id = p.account_id and a.deleted_at is null
      where p.invite_code = upper(${inviteCode}) and p.account_id <> ${accountId}
      on conflict (account_id) do nothing
      returning inviter_id as "inviterId"`,
  );
  return kept?.inviterId ?? null;
}

/** One's code, made when it is first asked for, and who came by it, newest first. */
export async function listInvitations(
  tx: Tx,
  accountId: number,
  page: number,
): Promise<{ code: string; items: Invitation[]; total: number }> {
  await ensureProfile(tx, accountId);
  const [own] = await rows(
    tx,
    { code: text, total: int },
    sql`select p.invite_code as code,
        (select count(*) from invitation where inviter_id = p.account_id) as total
      from profile p where p.account_id = ${accountId}`,
  );
  const items = await rows(
    tx,
    invitation.shape,
    sql`select i.account_id as uid, a.username, p.avatar, i.at
      from invitation i join identity.account a on a.id = i.account_id
      left join profile p on p.account_id = i.account_id
      where i.inviter_id = ${accountId}
      order by i.at desc, i.account_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { ...own!, items };
}
