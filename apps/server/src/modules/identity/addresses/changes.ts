import { addressWaitHours, undoDays } from '@xiongmao/api/identity/rules';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { isSame, type Secret } from '#platform/secret.ts';
import { type Account, addressesOf, listLinks } from '../repository.ts';
import { type Address, written } from './addresses.ts';

/** The token of a letter's link. It follows from the change's id under the secret, and is kept nowhere. */
export const undoToken = (secret: Secret, id: number): string =>
  `${id}.${secret.digest('undo-address', String(id)).toString('base64url')}`;

/** The change that a token undoes; null for one that is not ours. */
export function undoneBy(secret: Secret, token: string): number | null {
  const id = Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]);
  return isSame(token, undoToken(secret, id)) ? id : null;
}

/** A password as a change keeps it: enough to see that it is another. */
export const passwordMark = (secret: Secret, { password }: Account): string =>
  secret.digest('password-mark', password ?? '').toString('hex');

/**
 * Keeps that an account has another address, to be told of and to be undone. The address waits before it
 * opens as much as the older ones, unless it is the only way in that is left.
 */
export async function recordChange(
  tx: Tx,
  secret: Secret,
  given: { before: Account; after: Account; added: Address; replaced: Address | null; now: Date },
): Promise<number> {
  const { before, after, added, replaced, now } = given;
  const hours = (await hasOtherWay(tx, after, added)) ? addressWaitHours : 0;
  const [recorded] = await rows(
    tx,
    { id: int },
    sql`insert into address_change (account_id, kind, at, waits_until, replaced, added, password_mark)
      values (${before.id}, ${added.kind}, ${instant(now)},
        ${instant(now)} + make_interval(hours => ${hours}), ${replaced && written(replaced)},
        ${written(added)}, ${passwordMark(secret, before)})
      returning id`,
  );
  return recorded!.id;
}

/** Whether an account can be signed in to without an address. */
async function hasOtherWay(tx: Tx, account: Account, address: Address): Promise<boolean> {
  if (account.password !== null || addressesOf(account).length > 1) return true;
  return (
    addressesOf(account).some(({ kind }) => kind !== address.kind) ||
    (await listLinks(tx, account.id)).length > 0
  );
}

const kind = z.enum(['mail', 'sms']);
const newAddressRow = {
  kind,
  since: time,
  until: time,
};
export type NewAddress = RowOf<typeof newAddressRow>;

/** The addresses of an account that still wait. */
export function newAddressesOf(
  db: Database | Tx,
  accountId: number,
  now: Date,
): Promise<NewAddress[]> {
  return rows(
    db,
    newAddressRow,
    sql`select kind, at as since, waits_until as until from (
        select distinct on (kind) kind, at, waits_until from address_change
        where account_id = ${accountId} and undone_at is null order by kind, id desc
      ) as latest where waits_until > ${instant(now)} order by kind`,
  );
}

/** Until when an address of an account waits; null for one that does not. */
export async function waitOf(
  db: Database | Tx,
  accountId: number,
  kind: Address['kind'],
  now: Date,
): Promise<string | null> {
  const waiting = await newAddressesOf(db, accountId, now);
  return waiting.find((each) => each.kind === kind)?.until ?? null;
}

/** The addresses of an account that prove who one is. */
export async function provenAddressesOf(
  db: Database | Tx,
  account: Account,
  now: Date,
): Promise<Address[]> {
  const waiting = (await newAddressesOf(db, account.id, now)).map(({ kind }) => kind);
  return addressesOf(account).filter(({ kind }) => !waiting.includes(kind));
}

const addressChangeRow = {
  id: int,
  accountId: int,
  kind,
  at: time,
  replaced: orNull(text),
  added: text,
  passwordMark: text,
};
export type AddressChange = RowOf<typeof addressChangeRow>;

const columns = sql`id, account_id as "accountId", kind, at, replaced, added,
  password_mark as "passwordMark"`;
const canBeUndone = (now: Date) => sql`undone_at is null
  and at > ${instant(now)} - make_interval(days => ${undoDays})`;

/** A change that can still be undone. */
export async function findChange(
  db: Database | Tx,
  id: number,
  now: Date,
): Promise<AddressChange | null> {
  const [found] = await rows(
    db,
    addressChangeRow,
    sql`select ${columns} from address_change where id = ${id} and ${canBeUndone(now)}`,
  );
  return found ?? null;
}

/** The changes of an account that can still be undone, in the order in which they were made. */
export function listChanges(
  db: Database | Tx,
  accountId: number,
  now: Date,
): Promise<AddressChange[]> {
  return rows(
    db,
    addressChangeRow,
    sql`select ${columns} from address_change
      where account_id = ${accountId} and ${canBeUndone(now)} order by id`,
  );
}

/** Until when the link in a letter gives an address back to the account that it lost its place at; null for none. */
export async function givenBackUntil(tx: Tx, address: Address, now: Date): Promise<string | null> {
  const [latest] = await rows(
    tx,
    { until: time },
    sql`select at + make_interval(days => ${undoDays}) as until from address_change
      where replaced = ${written(address)} and ${canBeUndone(now)} order by id desc limit 1`,
  );
  return latest?.until ?? null;
}

/** Clears away what can't be undone any more. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from address_change
    where at < ${instant(now)} - make_interval(days => ${undoDays})`);
}
