import { agreementVersion } from '@xiongmao/api/identity/protocols';
import type { Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import {
  type Account,
  demoMailOf,
  findByAddress,
  findByUsername,
  hashPassword,
  insertAccount,
  updateAccount,
} from '#modules/identity/index.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';

/** The demo's accounts (interfaces): all with the password `Demo1234`. */
const demoAccounts: { name: string; roles: Role[] }[] = [
  { name: 'fan', roles: ['user'] },
  { name: 'fan2', roles: ['user'] },
  { name: 'expert', roles: ['user', 'expert'] },
  { name: 'anchor', roles: ['user', 'anchor'] },
  { name: 'manager', roles: ['user', 'manager'] },
  { name: 'editor', roles: ['user', 'editor'] },
  { name: 'support', roles: ['user', 'support'] },
  { name: 'admin', roles: ['user', 'admin'] },
];
export const demoNames: readonly string[] = demoAccounts.map(({ name }) => name);
const demoPassword = 'Demo1234';

/** Makes those that are not there yet. */
export async function seedDemoAccounts(db: Database, now: Date): Promise<void> {
  const password = await hashPassword(demoPassword, null);
  await db.transaction(async (tx) => {
    for (const { name, roles } of demoAccounts) {
      await findOrMake(tx, { name, roles, email: demoMailOf(name), password, at: now });
    }
  });
}

/** Makes an account of the demo that nobody signs in to; its uid, null where the name is someone else's. */
export async function makeDemoAccount(
  tx: Tx,
  { name, roles, at }: { name: string; roles: Role[]; at: Date },
): Promise<number | null> {
  const email = demoMailOf(name);
  const made = await findOrMake(tx, { name, roles, email, password: null, at });
  // Those of before have no address.
  const isOurs = made.email === email || (made.email === null && made.mobile === null);
  return isOurs ? made.id : null;
}

/** A demo account by name; null for anyone else's. */
export async function findDemoAccount(db: Database | Tx, name: string): Promise<Account | null> {
  return demoNames.includes(name) ? findByUsername(db, name) : null;
}

async function findOrMake(
  tx: Tx,
  given: { name: string; roles: Role[]; email: string; password: string | null; at: Date },
): Promise<Account> {
  const { name, roles, email, password, at: now } = given;
  // Of two processes that start at once, the second finds what the first has made.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber('demo accounts')})`);
  const address = { kind: 'mail', email } as const;
  const found = (await findByAddress(tx, address)) ?? (await findByUsername(tx, name));
  if (found) return found;
  const made = await insertAccount(tx, { address, agreedVersion: agreementVersion, now, password });
  await updateAccount(tx, made.id, { username: name, roles });
  return made;
}
