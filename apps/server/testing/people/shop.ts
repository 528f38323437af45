import { sql } from 'drizzle-orm';
import { ledgerAccountOf, move, ownAccount } from '#modules/wallet/index.ts';
import type { TestApp } from '../app.ts';
import { rows } from '../rows.ts';
import type { Person } from './person.ts';

export const uidOf = (someone: Person): number => Number(someone.cookies.get('uid'));

/** Where the tests' parcels go. */
export const recipient = {
  name: 'Lin Xiaoyu',
  phone: '13812345678',
  country: 'CN',
  region: 'Sichuan',
  city: 'Chengdu',
  street: '26 Panda Road',
  postcode: '610081',
};

interface Wanted {
  kind?: 'physical' | 'virtual';
  price?: number;
  stock?: number;
  level?: number;
  limitCount?: number | null;
  limitDays?: number | null;
  needsPhone?: boolean;
  onSale?: boolean;
  publishAt?: string;
  offAt?: string | null;
  name?: string;
  lowStock?: number;
}

/** Goods on sale; those with card numbers get theirs from `uploadCards`. */
export async function newGoods(app: TestApp, wanted: Wanted = {}): Promise<number> {
  const { kind = 'physical', price = 100, stock = 10, level = 0, limitCount = null } = wanted;
  const { limitDays = null, needsPhone = false, onSale = true, name = 'Scarf' } = wanted;
  const { publishAt = '2026-01-01T00:00:00Z', offAt = null, lowStock = 0 } = wanted;
  const names = JSON.stringify({ zh_CN: '围巾', en_US: name });
  const received = kind === 'physical' ? stock : 0;
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into goods (kind, names, descriptions, price, pictures, level, limit_count, limit_days, needs_phone,
        on_sale, publish_at, off_at, position, low_stock, received)
      values (${kind}, ${names}::jsonb, ${names}::jsonb, ${price}, '{/uploads/mall/scarf.webp}', ${level},
        ${limitCount}, ${limitDays}, ${needsPhone}, ${onSale}, ${publishAt}::timestamptz, ${offAt}::timestamptz, 1,
        ${lowStock}, ${received}) returning id`,
  );
  await app.db.execute(sql`
    insert into stock_change (goods_id, count, reason, at)
    select ${made!.id}, ${received}, 'delivered', now() where ${received} > 0`);
  return made!.id;
}

export interface Stock {
  received: number;
  reserved: number;
  sold: number;
  free: number;
}
export async function stockOf(app: TestApp, id: number): Promise<Stock> {
  const [found] = await rows<Stock>(
    app.db,
    sql`select received, reserved, sold, free from goods where id = ${id}`,
  );
  return found!;
}

/** Gives somebody gold to spend. */
export async function pocket(app: TestApp, someone: Person, amount: number): Promise<void> {
  await app.db.transaction(async (tx) => {
    const from = await ownAccount(tx, 'bonus');
    const to = await ledgerAccountOf(tx, 'user', uidOf(someone));
    const why = { kind: 'welcome', reference: 'welcome', at: new Date() } as const;
    await move(tx, { ...why, key: `pocket:${uidOf(someone)}:${Math.random()}`, from, to, amount });
  });
}

export async function goldOf(app: TestApp, someone: Person): Promise<number> {
  const [found] = await rows<{ balance: number }>(
    app.db,
    sql`select balance from wallet.purse where account_id = ${uidOf(someone)}`,
  );
  return found!.balance;
}

/** An order of theirs, reserved and paid; its id. */
export async function paidOrder(someone: Person, goodsId: number, price = 100): Promise<number> {
  const order = { goodsId, count: 1, price, recipient };
  const made = await someone.post('/orderpay/goodsOrder', order);
  if (made.status !== 'success') throw new Error(`no order: ${made.errorMsg}`);
  const { id } = made.result;
  const paid = await someone.post('/orderpay/payGoodsOrder', { id });
  if (paid.status !== 'success') throw new Error(`not paid: ${paid.errorMsg}`);
  return id;
}
