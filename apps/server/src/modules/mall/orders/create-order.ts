import { orderRules } from '@xiongmao/api/mall/rules';
import { rechargeTiers } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import { orNull, type RowOf, text } from '#platform/db/columns.ts';
import { type Database, instant, preparedRows } from '#platform/db/database.ts';
import { type All, gatherTransactions } from '#platform/gather/gather-transactions.ts';
import type { ModuleContext } from '#platform/module.ts';
import { inVain } from './in-vain.ts';
import { orderColumns, orderRow } from './order-rows.ts';
import { refusalOf, rethrowRefused } from './refusals.ts';

/** What somebody reserves, at the price that was shown. */
export interface GoodsOrder {
  goodsId: number;
  accountId: number;
  count: number;
  price: number;
  /** Sealed. */
  recipient: string | null;
  country: string | null;
  remarks: string | null;
  /** What makes a repeated request one order. */
  key: string;
  /** What came with the key (`askedOf`). */
  asked: string;
  now: Date;
}

type Made = RowOf<typeof orderRow>;

/** Fen from which a person has each level. */
const tiers = rechargeTiers.map((tier) => tier * 100);
const { mostUnpaid, payWithin } = orderRules;

/**
 * Reserves goods and answers the order, also the one of before: one statement, which is its own transaction
 * (`sql/mall/create_order.sql`, where stands what it is refused for).
 */
export async function createOrder(db: Database, order: GoodsOrder): Promise<Made> {
  const { goodsId, accountId, count, price, recipient, country, remarks, key, asked, now } = order;
  const [made] = await preparedRows(
    db,
    'create-order',
    orderRow,
    sql`select ${orderColumns(now)}
      from create_order(${goodsId}, ${accountId}, ${count}, ${price}, ${key}, ${recipient}, ${country}, ${remarks},
        ${asked}, ${sql.param(tiers)}::int[], ${mostUnpaid}, ${payWithin}, ${inVain}::int[], ${instant(now)}) o
        join goods g on g.id = o.goods_id`,
  ).catch(rethrowRefused);
  return made!;
}

/**
 * As `createOrder`; what is reserved in the same moment becomes one transaction (`create_orders`), so that buyers of
 * a hot item take its lock once, and wait for the disk together.
 */
export const gatherOrders = ({ db, log }: Pick<ModuleContext, 'db' | 'log'>) =>
  gatherTransactions({
    ...{ db, log },
    name: 'create-orders',
    row: { ...orderRow, detail: orNull(text) },
    statement: (all: All<GoodsOrder>, orders) =>
      sql`select c.nth, c.refusal, c.detail, ${orderColumns(orders[0]!.now)}
      from create_orders(${all(({ goodsId }) => goodsId)}::int[],
        ${all(({ accountId }) => accountId)}::int[],
        ${all(({ count }) => count)}::int[],
        ${all(({ price }) => price)}::int[],
        ${all(({ key }) => key)}::text[],
        ${all(({ recipient }) => recipient)}::text[],
        ${all(({ country }) => country)}::text[],
        ${all(({ remarks }) => remarks)}::text[],
        ${all(({ asked }) => asked)}::text[],
        ${sql.param(tiers)}::int[], ${mostUnpaid}, ${payWithin}, ${inVain}::int[],
        ${all(({ now }) => now.toISOString())}::timestamptz[]) c
      cross join lateral (select (c.made).*) o left join goods g on g.id = o.goods_id`,
    resultOf: ({ detail: _, ...made }): Made => made,
    refusalOf: (refusal, { detail }) => refusalOf(refusal, detail),
    alone: (order) => createOrder(db, order),
  });
