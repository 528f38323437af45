import { randomBytes } from 'node:crypto';
import { link, ownUser } from '@xiongmao/api/identity/shapes';
import { sql } from 'drizzle-orm';
import { int, orNull, type RowOf, text, time } from '#platform/db/columns.ts';
import {
  affected,
  type Database,
  instant,
  preparedRows,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import { CodedError } from '#platform/http/errors.ts';
import { type Address, addressRules } from './addresses/addresses.ts';

const accountRow = {
  id: int,
  username: text,
  email: orNull(text),
  areaCode: orNull(text),
  mobile: orNull(text),
  password: orNull(text),
  roles: ownUser.shape.roles,
  agreedVersion: orNull(text),
  createdAt: time,
};
export type Account = RowOf<typeof accountRow>;

const columns = sql`id, username, email, area_code as "areaCode", mobile, password, roles,
  agreed_version as "agreedVersion", created_at as "createdAt"`;
const living = sql`deleted_at is null`;

export async function findAccount(db: Database | Tx, id: number): Promise<Account | null> {
  const [found] = await preparedRows(
    db,
    'an account',
    accountRow,
    sql`select ${columns} from account where id = ${id} and ${living}`,
  );
  return found ?? null;
}

/** As `findAccount`; throws `unknownUser`. */
export async function requireAccount(db: Database | Tx, id: number): Promise<Account> {
  const found = await findAccount(db, id);
  if (!found) throw new CodedError('unknownUser');
  return found;
}

/** As `findAccount`, and as it stays until the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<Account | null> {
  const [found] = await rows(
    tx,
    accountRow,
    sql`select ${columns} from account where id = ${id} and ${living} for update`,
  );
  return found ?? null;
}

/** The account that a phone number or e-mail address is bound to. */
export async function findByAddress(db: Database | Tx, address: Address): Promise<Account | null> {
  const [found] = await rows(
    db,
    accountRow,
    address.kind === 'mail'
      ? sql`select ${columns} from account where lower(email) = ${address.email} and ${living}`
      : sql`select ${columns} from account where area_code = ${address.areaCode}
          and mobile = ${address.mobile} and ${living}`,
  );
  return found ?? null;
}

export async function findByUsername(db: Database | Tx, name: string): Promise<Account | null> {
  const [found] = await rows(
    db,
    accountRow,
    sql`select ${columns} from account where lower(username) = ${name.toLowerCase()} and ${living}`,
  );
  return found ?? null;
}

export const linkRow = link.omit({ linkedAt: true }).shape;
export type Link = RowOf<typeof linkRow>;

export async function findByLink(
  db: Database | Tx,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<Account | null> {
  const [found] = await rows(
    db,
    accountRow,
    sql`select ${columns} from account where ${living} and id = (select account_id from account_link
      where provider = ${provider} and subject = ${subject})`,
  );
  return found ?? null;
}

export function listLinks(
  db: Database | Tx,
  accountId: number,
): Promise<(Link & { linkedAt: string })[]> {
  return rows(
    db,
    link.shape,
    sql`select provider, subject, name, linked_at as "linkedAt" from account_link
      where account_id = ${accountId} order by provider, linked_at`,
  );
}

/** Links a third party's account; false when it is linked to another account already. */
export async function addLink(tx: Tx, accountId: number, link: Link, now: Date): Promise<boolean> {
  const [linked] = await rows(
    tx,
    { accountId: int },
    sql`insert into account_link (provider, subject, account_id, name, linked_at)
      values (${link.provider}, ${link.subject}, ${accountId}, ${link.name},
        ${instant(now)})
      on conflict (provider, subject) do update set name = excluded.name
      returning account_id as "accountId"`,
  );
  return linked?.accountId === accountId;
}

export async function removeLink(
  tx: Tx,
  accountId: number,
  { provider, subject }: Pick<Link, 'provider' | 'subject'>,
): Promise<void> {
  await tx.execute(sql`delete from account_link
    where account_id = ${accountId} and provider = ${provider} and subject = ${subject}`);
}

const lockKind = lockNumber('who comes by a name');

/** Those who come with the same name at once take turns, until the transaction ends. */
export async function takeNamesTurn(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${lockKind}))`);
}

/** What a made-up name ends with where another has taken it. */
export const randomName = (): string => `x${randomBytes(4).toString('hex')}`;

/** A new account with a username that nobody has, which it may change. */
export async function insertAccount(
  tx: Tx,
  given: {
    address: Address | null;
    agreedVersion: string;
    now: Date;
    password?: string | null;
  },
): Promise<Account> {
  const { address, agreedVersion, now, password = null } = given;
  const at = instant(now);
  const email = address?.kind === 'mail' ? address.email : null;
  const phone = address?.kind === 'sms' ? address : null;
  const [created] = await rows(
    tx,
    accountRow,
    sql`with next as (select nextval('account_id_seq')::int as id), named as (
        select id, 'user' || id || case when exists (select 1 from account
          where lower(account.username) = 'user' || next.id) then ${randomName()} else '' end as name
        from next
      )
      insert into account (id, username, email, area_code, mobile, password, agreed_version, agreed_at,
        address_rules, created_at)
      overriding system value
      select id, name, ${email}, ${phone?.areaCode ?? null}, ${phone?.mobile ?? null},
        ${password}, ${agreedVersion}, ${at},
        ${addressRules}, ${at} from named
      returning ${columns}`,
  );
  return created!;
}

type Changeable = 'username' | 'email' | 'areaCode' | 'mobile' | 'password' | 'roles';
const columnOf: Record<Changeable, string> = {
  username: 'username',
  email: 'email',
  areaCode: 'area_code',
  mobile: 'mobile',
  password: 'password',
  roles: 'roles',
};

/** Changes what is given; a name or address that another has violates a unique index. */
export async function updateAccount(
  tx: Tx | Database,
  id: number,
  changes: Partial<Pick<Account, Changeable>>,
): Promise<void> {
  const sets = Object.entries(changes).map(([name, value]) => {
    const column = sql.identifier(columnOf[name as Changeable]);
    return Array.isArray(value)
      ? sql`${column} = ${`{${value.join(',')}}`}::text[]`
      : sql`${column} = ${value}`;
  });
  if (sets.length === 0) return;
  await tx.execute(sql`update account set ${sql.join(sets, sql`, `)} where id = ${id}`);
}

export async function setAgreed(
  tx: Tx | Database,
  id: number,
  version: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update account set agreed_version = ${version},
    agreed_at = ${instant(now)} where id = ${id}`);
}

/** Whether the account has been signed in to from this network in the last 90 days. */
export async function isKnownFrom(
  db: Database | Tx,
  accountId: number | undefined,
  network: string,
  now: Date,
): Promise<boolean> {
  const found = await affected(
    db,
    // Of nobody it is asked, too: the answer takes as long.
    sql`select 1 from session where account_id = ${accountId ?? 0} and network = ${network}
      and created_at > ${instant(now)} - interval '90 days' limit 1`,
  );
  return found > 0;
}

/** Whether an error is that another row holds the same value under this unique index. */
export function isTaken(error: unknown, index: string): boolean {
  const { code, constraint } =
    (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
  return code === '23505' && constraint === index;
}

/** Where codes can be sent to it. */
export function addressesOf({
  email,
  areaCode,
  mobile,
}: Pick<Account, 'email' | 'areaCode' | 'mobile'>): Address[] {
  const mail: Address[] = email ? [{ kind: 'mail', email }] : [];
  return areaCode && mobile ? [...mail, { kind: 'sms', areaCode, mobile }] : mail;
}
