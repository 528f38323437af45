import { sql } from 'drizzle-orm';
import { int, orNull, type RowOf, text } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import type { Log } from '#platform/logging/log.ts';
import type { ModuleContext } from '#platform/module.ts';
import { addressesOf, findByAddress, updateAccount } from '../repository.ts';
import { rememberProven } from './address-memory.ts';
import { addressIn, addressRules } from './addresses.ts';

const batch = 500;

const earlierRow = {
  id: int,
  email: orNull(text),
  areaCode: orNull(text),
  mobile: orNull(text),
};
type Earlier = RowOf<typeof earlierRow>;

type Given = Pick<ModuleContext, 'db' | 'secret' | 'log' | 'clock'> & { after: number };

/**
 * Writes the addresses of accounts as today's rules do, and remembers their addresses by the mailbox, once
 * for each account and version of the rules; the oldest account has an address first. A batch beyond an
 * id; answers its last, null at the end.
 */
export function renewAddresses(given: Given): Promise<number | null> {
  return given.db.transaction((tx) => renewBatch(tx, given));
}

async function renewBatch(tx: Tx, { secret, log, clock, after }: Given): Promise<number | null> {
  const found = await rows(
    tx,
    earlierRow,
    sql`select id, email, area_code as "areaCode", mobile from account
      where address_rules < ${addressRules} and id > ${after} order by id limit ${batch} for update`,
  );
  const renewed: Earlier[] = [];
  for (const account of found) {
    renewed.push(await renewMail(tx, await renewPhone(tx, account, log), log));
  }
  const proven = renewed.flatMap((account) =>
    addressesOf(account).map((address) => ({ address, accountId: account.id })),
  );
  await rememberProven(tx, secret, proven, clock.now());
  await tx.execute(sql`update account set address_rules = ${addressRules}
    where id = any(${sql.param(found.map(({ id }) => id))}::int[])`);
  return found.length < batch ? null : found.at(-1)!.id;
}

/** Of two accounts with one phone the first to be renewed has it; the other signs in by its other ways. */
async function renewPhone(tx: Tx, account: Earlier, log: Log): Promise<Earlier> {
  const { id, areaCode, mobile } = account;
  if (areaCode === null || mobile === null) return account;
  const address = addressIn(mobile, areaCode);
  if (address?.kind !== 'sms') {
    log.warn({ accountId: id }, 'the phone of an account is of no country that is offered');
    return account;
  }
  if (address.areaCode === areaCode && address.mobile === mobile) return account;
  const owner = await findByAddress(tx, address);
  if (owner) {
    log.warn({ accountId: id, ownerId: owner.id }, 'two accounts have the same phone');
    return { ...account, areaCode: address.areaCode, mobile: address.mobile };
  }
  const renewed = { areaCode: address.areaCode, mobile: address.mobile };
  await updateAccount(tx, id, renewed);
  return { ...account, ...renewed };
}

/** As with phones. */
async function renewMail(tx: Tx, account: Earlier, log: Log): Promise<Earlier> {
  const { id, email } = account;
  const address = email === null ? null : addressIn(email, '');
  if (address?.kind !== 'mail' || address.email === email) return account;
  const owner = await findByAddress(tx, address);
  if (owner) log.warn({ accountId: id, ownerId: owner.id }, 'two accounts have the same mailbox');
  else await updateAccount(tx, id, { email: address.email });
  return { ...account, email: address.email };
}
