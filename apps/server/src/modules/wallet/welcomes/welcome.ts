import { welcomeGold } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import {
  accountRegistered,
  addressChanged,
  type KeepOrigin,
  provedFirst,
  rememberAddresses,
} from '#modules/identity/index.ts';
import { bool, int } from '#platform/db/columns.ts';
import { affected, instant, rows, type Tx } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Secret } from '#platform/secret.ts';
import { holdGold, welcomeCheck } from '../ledger/holds.ts';
import { ledgerAccountOf, move, ownAccount } from '../ledger/ledger.ts';
import { originOf, type WelcomeBudget, whyHeld } from './welcome-origin.ts';

interface Giving {
  accountId: number;
  budget: WelcomeBudget;
  at: Date;
}

/**
 * Gives an account the welcome gold once, if it was the first to prove one of its addresses (product
 * spec §9): who comes again with a mailbox that had it gets none. What one device or network collects
 * beyond the budget is held until staff has looked at it. May be called as often as one likes.
 */
export async function giveWelcome(tx: Tx, { accountId, budget, at }: Giving): Promise<void> {
  if (!(await provedFirst(tx, accountId))) return;
  // Of two events at once, the second sees what the first has given.
  const open = await affected(
    tx,
    sql`select 1 from welcome where account_id = ${accountId} and state = 'none' for update`,
  );
  if (open === 0) return;
  const reason = await whyHeld(tx, accountId, budget);
  const from = await ownAccount(tx, 'bonus');
  const to = await ledgerAccountOf(tx, 'user', accountId);
  const key = `welcome:${accountId}`;
  await move(tx, { key, kind: 'welcome', reference: 'welcome', from, to, amount: welcomeGold, at });
  const holdId =
    reason &&
    (await holdGold(tx, {
      key: `${key}:check`,
      ownerId: accountId,
      amount: welcomeGold,
      reference: welcomeCheck,
      at,
    }));
  await tx.execute(sql`
    update welcome set state = ${reason ? 'held' : 'given'}, reason = ${reason}, hold_id = ${holdId},
      at = ${instant(at)}
    where account_id = ${accountId}`);
}

/** Keeps from where an account came, as hashes of that day; what comes of it is decided by that. */
export const keepWelcomeOrigin =
  (secret: Secret): KeepOrigin =>
  async (tx, registered) => {
    const { accountId, at } = registered;
    const { visitor, device, host, network } = originOf(secret, registered);
    await tx.execute(sql`
      insert into welcome (account_id, visitor, device, host, network, at)
      values (${accountId}, ${visitor}, ${device}, ${host}, ${network}, ${at}::timestamptz)`);
  };

/** Whoever registers, or proves a first address later, is given it. */
export function giveWelcomes({ db, clock, jobs, env }: ModuleContext): void {
  const budget = env.welcomeBudget;
  for (const event of [accountRegistered, addressChanged]) {
    jobs.subscribe<{ accountId: number }>(event, 'wallet', ({ accountId }) =>
      db.transaction((tx) => giveWelcome(tx, { accountId, budget, at: clock.now() })),
    );
  }
}

/** Accounts that are looked at in one batch, and of those as many as are given theirs. */
const looked = 2_000;
const given = 100;

/** Accounts that are older than the ledger get theirs; a batch beyond an id, answers its last, null at the end. */
export async function giveEarlierWelcomes(
  { db, secret, clock, env }: Pick<ModuleContext, 'db' | 'secret' | 'clock' | 'env'>,
  after: number,
): Promise<number | null> {
  const found = await rows(
    db,
    { id: int, had: bool },
    sql`select id, exists (select from transfer where key = 'welcome:' || id) as had from identity.contact
      where id > ${after} and deleted_at is null and (email is not null or mobile is not null)
      order by id limit ${looked}`,
  );
  const open = found.filter(({ had }) => !had);
  const at = clock.now();
  for (const { id: accountId } of open.slice(0, given)) {
    await db.transaction(async (tx) => {
      await rememberAddresses(tx, secret, accountId, at);
      // Nobody kept where they came from; those that came since have theirs.
      await tx.execute(sql`
        insert into welcome (account_id, at) values (${accountId}, ${instant(at)})
        on conflict do nothing`);
      await giveWelcome(tx, { accountId, budget: env.welcomeBudget, at });
    });
  }
  if (open.length > given) return open[given - 1]!.id;
  return found.length < looked ? null : found.at(-1)!.id;
}
