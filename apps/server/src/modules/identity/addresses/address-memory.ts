import { sql } from 'drizzle-orm';
import { affected, instant, type Tx } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';
import { addressesOf, findAccount } from '../repository.ts';
import { type Address, ownerKey, written } from './addresses.ts';

/** An address that an account has proven. */
export interface Proven {
  address: Address;
  accountId: number;
}

/**
 * Keeps who proved addresses first, in their order. Only keyed hashes are kept, and stay when accounts
 * go: a welcome is given once for each mailbox. What was kept before mailboxes had one key, by the
 * address as it is written, still tells whose it is.
 */
export async function rememberProven(
  tx: Tx,
  secret: Secret,
  proven: readonly Proven[],
  now: Date,
): Promise<void> {
  const hash = (text: string) => secret.digest('address', text).toString('hex');
  const given = proven.map(({ address, accountId }, place) => {
    return { place, accountId, hash: hash(ownerKey(address)), old: hash(written(address)) };
  });
  await tx.execute(sql`
    insert into address_memory (hash, account_id, at)
    select given.hash, coalesce(known.account_id, "accountId"), ${instant(now)}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(place int, "accountId" int, hash text, old text)
    left join address_memory known on known.hash = given.old
    order by place
    on conflict do nothing`);
}

/** Whether an account was the first to prove an address. */
export async function provedFirst(tx: Tx, accountId: number): Promise<boolean> {
  const found = await affected(
    tx,
    sql`select 1 from address_memory where account_id = ${accountId} limit 1`,
  );
  return found > 0;
}

/** As `rememberProven`, for one. */
export async function rememberAddress(
  tx: Tx,
  secret: Secret,
  { now, ...proven }: Proven & { now: Date },
): Promise<void> {
  await rememberProven(tx, secret, [proven], now);
}

/** As `rememberProven`, for all that an account has now. */
export async function rememberAddresses(
  tx: Tx,
  secret: Secret,
  accountId: number,
  now: Date,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  const proven = account ? addressesOf(account).map((address) => ({ address, accountId })) : [];
  await rememberProven(tx, secret, proven, now);
}
