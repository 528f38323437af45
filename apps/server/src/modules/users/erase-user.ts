import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { orNull, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { forgetUpload } from './profile/profile.ts';

/** E-mail addresses, and runs of digits that could be a phone number. */
const addresses = String.raw`[^\s@]+@[^\s@]+\.[^\s@]+|\+?\d[\d\s-]{5,}\d`;

/**
 * What is known of a person beside the account goes with it: profile, follows and blocks both ways,
 * notices, the browsers they are pushed to, and invitations. What they said to the operator stays, without who said it and how to reach them.
 */
export async function eraseUser(tx: Tx, accountId: number, { jobs }: Leaving): Promise<void> {
  const [profile] = await rows(
    tx,
    { avatar: orNull(text) },
    sql`delete from profile where account_id = ${accountId} returning avatar`,
  );
  if (profile?.avatar) await jobs.send(tx, forgetUpload, { address: profile.avatar });
  await tx.execute(sql`
    delete from follow
    where account_id = ${accountId} or (kind = 'user' and target_id = ${accountId})`);
  await tx.execute(sql`
    delete from block where account_id = ${accountId} or blocked_id = ${accountId}`);
  await tx.execute(sql`delete from notice where account_id = ${accountId}`);
  await tx.execute(sql`delete from push_subscription where account_id = ${accountId}`);
  await tx.execute(sql`delete from spoilers where account_id = ${accountId}`);
  await tx.execute(sql`
    delete from invitation where account_id = ${accountId} or inviter_id = ${accountId}`);
  await tx.execute(sql`
    update feedback set account_id = null, contact = null, answer = null,
      text = regexp_replace(text, ${addresses}, '…', 'g')
    where account_id = ${accountId}`);
}
