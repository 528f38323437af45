import { agreementVersion } from '@xiongmao/api/identity/protocols';
import type { Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { hashPassword } from './passwords/passwords.ts';
import { type Account, findByUsername } from './repository.ts';

/** The demo's accounts (interfaces): all with the password `Demo1234`. */
export const demoAccounts: { name: string; roles: Role[] }[] = [
  { name: 'fan', roles: ['user'] },
  { name: 'fan2', roles: ['user'] },
  { name: 'expert', roles: ['user', 'expert'] },
  { name: 'anchor', roles: ['user', 'anchor'] },
  { name: 'manager', roles: ['user', 'manager'] },
  { name: 'support', roles: ['user', 'support'] },
  { name: 'admin', roles: ['user', 'admin'] },
];
const demoPassword = 'Demo1234';

/** Makes those that are not there yet. */
export async function seedDemoAccounts(db: Database, now: Date): Promise<void> {
  const password = await hashPassword(demoPassword, null);
  for (const { name, roles } of demoAccounts) {
    await db.execute(sql`
      insert into account (username, email, password, roles, agreed_version, agreed_at, created_at)
      values (${name}, ${`${name}@demo.invalid`}, ${password}, ${`{${roles.join(',')}}`}::text[],
        ${agreementVersion}, ${instant(now)}, ${instant(now)})
      on conflict do nothing`);
  }
}

/** Makes an account of the demo that nobody signs in to; its uid, null where the name is someone else's. */
export async function makeDemoAccount(
  db: Database | Tx,
  { name, roles, at }: { name: string; roles: Role[]; at: Date },
): Promise<number | null> {
  await db.execute(sql`
    insert into account (username, roles, created_at)
    values (${name}, ${`{${roles.join(',')}}`}::text[], ${instant(at)})
    on conflict do nothing`);
  const [made] = await rows<{ id: number }>(
    db,
    sql`select id from account where username = ${name} and email is null and mobile is null
      and deleted_at is null`,
  );
  return made?.id ?? null;
}

/** A demo account by name; null for anyone else's. */
export async function findDemoAccount(db: Database | Tx, name: string): Promise<Account | null> {
  return demoAccounts.some((each) => each.name === name) ? findByUsername(db, name) : null;
}
