import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { orNull, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { defineJob, type Jobs } from '#platform/jobs.ts';
import { visible } from '#platform/visible.ts';

/** Takes a picture away that nobody shows any more. */
export const forgetUpload = defineJob<{ address: string }>('forget-upload');

/** Letters and digits that can't be taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

function newInviteCode(): string {
  return Array.from(
    randomBytes(codeLength),
    (byte) => alphabet[Math.floor((byte * alphabet.length) / 256)],
  ).join('');
}

/** Makes sure that an account has a profile, and with it a code to invite with. */
export async function ensureProfile(tx: Tx, accountId: number): Promise<void> {
  await tx.execute(sql`
    insert into profile (account_id, invite_code) values (${accountId}, ${newInviteCode()})
    on conflict (account_id) do nothing`);
}

export async function setSignature(tx: Tx, accountId: number, signature: string): Promise<void> {
  await ensureProfile(tx, accountId);
  // One line, whatever came in it, and nothing that turns what stands beside it.
  const line = visible(signature.replace(/\p{Cc}+/gu, ' ')).trim();
  await tx.execute(sql`update profile set signature = ${line} where account_id = ${accountId}`);
}

/** Shows another picture, or none; the old one goes once this is committed. */
export async function setPicture(
  tx: Tx,
  jobs: Jobs,
  accountId: number,
  address: string | null,
): Promise<void> {
  await ensureProfile(tx, accountId);
  const [changed] = await rows(
    tx,
    { was: orNull(text) },
    sql`update profile set avatar = ${address} where account_id = ${accountId}
      returning old.avatar as was`,
  );
  if (changed?.was) await jobs.send(tx, forgetUpload, { address: changed.was });
}
