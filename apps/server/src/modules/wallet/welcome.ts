import { welcomeGold } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import { accountRegistered, addressChanged, rememberAddresses } from '#modules/identity/index.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { accountOf, move, ownAccount } from './ledger.ts';

/**
 * Gives an account the welcome gold once, if it was the first to prove one of its addresses (product
 * spec §9): who comes again with an address that had it gets none. May be called as often as one likes.
 */
export async function giveWelcome(tx: Tx, accountId: number, at: Date): Promise<void> {
  const [first] = await rows(
    tx,
    sql`select 1 from address_memory where account_id = ${accountId} limit 1`,
  );
  if (!first) return;
  const from = await ownAccount(tx, 'bonus');
  const to = await accountOf(tx, 'user', accountId);
  const gift = { key: `welcome:${accountId}`, kind: 'welcome', reference: 'welcome' } as const;
  await move(tx, { ...gift, from, to, amount: welcomeGold, at });
}

/** Whoever registers, or proves a first address later, is given it. */
export function welcomeNewcomers({ db, clock, jobs }: ModuleContext): void {
  const give = ({ accountId }: { accountId: number }) =>
    db.transaction((tx) => giveWelcome(tx, accountId, clock.now()));
  jobs.subscribe(accountRegistered, 'wallet', give);
  jobs.subscribe(addressChanged, 'wallet', give);
}

/** Accounts that are older than the ledger get theirs now. */
export async function welcomeEarlier(
  db: Database,
  { secret, clock }: Pick<ModuleContext, 'secret' | 'clock'>,
): Promise<void> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from account where deleted_at is null and (email is not null or mobile is not null)
      and not exists (select from transfer where key = 'welcome:' || account.id) order by id`,
  );
  const at = clock.now();
  for (const { id } of found) {
    await db.transaction(async (tx) => {
      await rememberAddresses(tx, secret, id, at);
      await giveWelcome(tx, id, at);
    });
  }
}
