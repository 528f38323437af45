import { orderRules } from '@xiongmao/api/mall/rules';
import type { Address, Recipient } from '@xiongmao/api/mall/shapes';
import { sql } from 'drizzle-orm';
import { lockAccounts } from '#modules/identity/index.ts';
import { bool, int, text } from '#platform/db/columns.ts';
import {
  affected,
  countRows,
  type Database,
  instant,
  rows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { MallContext } from '../context.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { checkRecipient, openRecipient, sealRecipient } from './recipients.ts';

/** A person's address book: the default first, then as they were added. */
export async function findAddresses(
  db: Database | Tx,
  sealing: Sealing,
  uid: number,
): Promise<Address[]> {
  const found = await rows(
    db,
    { id: int, sealed: text, isDefault: bool },
    sql`select id, sealed, is_default as "isDefault" from goods_address
      where account_id = ${uid} order by is_default desc, id`,
  );
  return found.map(({ sealed, ...rest }) => ({ ...openRecipient(sealing, uid, sealed), ...rest }));
}

/** Adds an address, or changes one; the first is the default. Throws `unknownAddress`, `tooManyAddresses`, `badPhone`. */
export const saveAddress = (
  { db, sealing, clock }: MallContext,
  uid: number,
  given: Recipient & { id?: number | undefined; isDefault: boolean },
): Promise<Address[]> =>
  db.transaction(async (tx) => {
    const { id, isDefault, ...recipient } = given;
    const sealed = sealRecipient(sealing, uid, checkRecipient(recipient));
    await lockAccounts(tx, [uid]);
    const own = sql`goods_address where account_id = ${uid}`;
    if (isDefault)
      await tx.execute(sql`update goods_address set is_default = false where account_id = ${uid}`);
    if (id !== undefined) {
      const changed = sql`update goods_address set sealed = ${sealed}, is_default = ${isDefault} or is_default
        where id = ${id} and account_id = ${uid}`;
      if ((await affected(tx, changed)) === 0) throw new CodedError('unknownAddress');
    } else {
      const count = await countRows(tx, own);
      if (count >= orderRules.addresses) throw new CodedError('tooManyAddresses');
      await tx.execute(sql`
        insert into goods_address (account_id, sealed, is_default, at)
        values (${uid}, ${sealed}, ${isDefault || count === 0}, ${instant(clock.now())})`);
    }
    return findAddresses(tx, sealing, uid);
  });

/** Throws `unknownAddress`. */
export const deleteAddress = ({ db, sealing }: MallContext, uid: number, id: number) =>
  db.transaction(async (tx) => {
    await lockAccounts(tx, [uid]);
    const gone = sql`delete from goods_address where id = ${id} and account_id = ${uid}`;
    if ((await affected(tx, gone)) === 0) throw new CodedError('unknownAddress');
    await tx.execute(sql`
      update goods_address set is_default = true
      where id = (select min(id) from goods_address where account_id = ${uid}
        having not bool_or(is_default))`);
    return findAddresses(tx, sealing, uid);
  });
