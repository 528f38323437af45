import { sql } from 'drizzle-orm';
import { instant, type Tx } from '#platform/db/database.ts';
import type { Secret } from '#platform/secret.ts';
import { type Address, written } from './addresses.ts';
import { addressesOf, findAccount } from './repository.ts';

/**
 * Keeps who proved an address first. Only a keyed hash of it is kept, and stays when the account goes:
 * a welcome is given once for each address.
 */
export async function rememberAddress(
  tx: Tx,
  secret: Secret,
  given: { address: Address; accountId: number; now: Date },
): Promise<void> {
  const hash = secret.digest('address', written(given.address)).toString('hex');
  await tx.execute(sql`
    insert into address_memory (hash, account_id, at)
    values (${hash}, ${given.accountId}, ${instant(given.now)})
    on conflict do nothing`);
}

/** As `rememberAddress`, for all that an account has now. */
export async function rememberAddresses(
  tx: Tx,
  secret: Secret,
  accountId: number,
  now: Date,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  for (const address of account ? addressesOf(account) : []) {
    await rememberAddress(tx, secret, { address, accountId, now });
  }
}
