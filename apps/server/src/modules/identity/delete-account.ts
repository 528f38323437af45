import { sql } from 'drizzle-orm';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CatalogueError } from '#platform/http/errors.ts';
import { type Principal, requireProof } from '#platform/http/principal.ts';
import { rememberAddress } from './address-memory.ts';
import { written } from './addresses.ts';
import type { IdentityContext } from './context.ts';
import { addressesOf, listLinks, lockAccount, randomName } from './repository.ts';
import { endSessions } from './sessions.ts';

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
    if (!account) throw new CatalogueError('accountClosed');
    for (const eraseOne of erase) await eraseOne(tx, account.id, now);
    for (const address of addressesOf(account)) {
      await rememberAddress(tx, secret, { address, accountId: account.id, now });
      await eraseAddress(tx, written(address));
    }
    await eraseLinks(tx, account.id);
    await endSessions(tx, { accountId: account.id, reason: 'deleted', now });
    await tx.execute(sql`update session set ip = '', network = '', user_agent = ''
      where account_id = ${account.id}`);
    await jobs.forget(tx, { accountId: account.id });
    await eraseName(tx, account.id, now);
  });
}

/** What was sent there, waits to be, or was counted. */
async function eraseAddress(tx: Tx, address: string): Promise<void> {
  await tx.execute(sql`delete from code where address = ${address}`);
  await tx.execute(sql`delete from letter where "to" = ${address}`);
  await tx.execute(sql`delete from outbox_message where "to" = ${address}`);
  await tx.execute(sql`delete from attempt where position(${address} in bucket) > 0`);
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
  const [taken] = await rows(tx, sql`select 1 from account where lower(username) = ${name}`);
  await tx.execute(sql`
    update account set username = ${taken ? name + randomName() : name}, email = null,
      area_code = null, mobile = null, password = null, roles = '{user}', last_seen_at = null,
      deleted_at = ${instant(now)}
    where id = ${accountId}`);
}
