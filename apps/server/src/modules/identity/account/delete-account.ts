import { sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import { type Principal, requireProof } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { Secret } from '#platform/secret.ts';
import { rememberAddress } from '../addresses/address-memory.ts';
import { written } from '../addresses/addresses.ts';
import { undoToken } from '../addresses/changes.ts';
import { settingsPath } from '../codes/letters.ts';
import type { IdentityContext } from '../context.ts';
import { addressesOf, listLinks, lockAccount, randomName } from '../repository.ts';
import { endSessions } from '../sessions/sessions.ts';

/**
 * Deletes one's account, in one transaction over all domains: what tells who it was is gone with the
 * answer. The number stays, so that what others did with it (a bet won, a comment answered) keeps its sense.
 */
export async function deleteAccount(context: IdentityContext, principal: Principal): Promise<void> {
  const { db, clock, erase, jobs, secret } = context;
  const now = clock.now();
  requireProof(principal, now);
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, principal.uid);
    if (!account) throw new CodedError('accountClosed');
    for (const eraseOne of erase) await eraseOne(tx, account.id, { now, jobs });
    for (const address of addressesOf(account)) {
      await rememberAddress(tx, secret, { address, accountId: account.id, now });
      await eraseSent(tx, written(address), now);
    }
    await eraseLinks(tx, account.id);
    await eraseChanges(tx, secret, account.id);
    await endSessions(tx, { accountId: account.id, reason: 'deleted', now });
    await tx.execute(sql`update session set ip = '', network = '', user_agent = '', language = null
      where account_id = ${account.id}`);
    await tx.execute(sql`delete from letter where account_id = ${account.id}`);
    await jobs.forget(tx, { accountId: account.id });
    await eraseName(tx, account.id, now);
  });
}

/**
 * The codes and notices that were sent to an address until then. Other letters are those of who changed an address
 * (`eraseChanges`), and what is counted stays until its window is over: it names nobody.
 */
async function eraseSent(tx: Tx, to: string, until: Date): Promise<void> {
  await tx.execute(sql`delete from code where address = ${to} and sent_at <= ${instant(until)}`);
  await tx.execute(sql`delete from outbox_message
    where "to" = ${to} and (code is not null or position(${settingsPath} in text) > 0)
      and at <= ${instant(until)}`);
}

/**
 * Letters of them go along, wherever they were sent. An address that was replaced may be another's now:
 * of it goes what came before.
 */
async function eraseChanges(tx: Tx, secret: Secret, accountId: number): Promise<void> {
  const gone = await rows(
    tx,
    { id: int, at: time, replaced: orNull(text) },
    sql`delete from address_change where account_id = ${accountId} returning id, at, replaced`,
  );
  for (const { id, at, replaced } of gone) {
    if (replaced !== null) await eraseSent(tx, replaced, new Date(at));
    await tx.execute(sql`delete from outbox_message
      where code is null and position(${undoToken(secret, id)} in text) > 0`);
  }
}

async function eraseLinks(tx: Tx, accountId: number): Promise<void> {
  for (const { provider, subject } of await listLinks(tx, accountId)) {
    await tx.execute(
      sql`delete from bind_ticket where provider = ${provider} and subject = ${subject}`,
    );
  }
  await tx.execute(sql`delete from account_link where account_id = ${accountId}`);
}

/** Another may have taken the name that says so: then it says so with more. */
async function eraseName(tx: Tx, accountId: number, now: Date): Promise<void> {
  const name = `deleted${accountId}`;
  const taken = await affected(tx, sql`select 1 from account where lower(username) = ${name}`);
  await tx.execute(sql`
    update account set username = ${taken > 0 ? name + randomName() : name}, email = null,
      area_code = null, mobile = null, password = null, roles = '{user}', last_seen_at = null,
      deleted_at = ${instant(now)}
    where id = ${accountId}`);
}
