import { pageSize } from '@xiongmao/api/fields/page-size';
import { type goodsSorts, orderRules } from '@xiongmao/api/mall/rules';
import {
  type GoodsConditions,
  type GoodsDetails,
  goods,
  goodsCategory,
  goodsDetails,
} from '@xiongmao/api/mall/shapes';
import { rechargeTiers } from '@xiongmao/api/wallet/rules';
import type { Locale } from '@xiongmao/i18n/locales';
import { type SQL, sql } from 'drizzle-orm';
import { bool, int, orNull, time } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every } from '#platform/http/listing.ts';
import { inVain } from '../orders/in-vain.ts';
import { textIn } from '../own-texts.ts';

export const conditionsOf = (
  g: SQL,
): SQL => sql`jsonb_build_object('level', ${g}.level, 'phone', ${g}.needs_phone,
  'limit', case when ${g}.limit_count is not null
    then jsonb_build_object('count', ${g}.limit_count, 'days', ${g}.limit_days) end)`;

const columns = (locale: Locale): SQL => sql`g.id, g.kind, ${textIn(sql`g.names`, locale)} as name,
  g.category_id as "categoryId", g.price, g.free as stock, g.sold as redeemed, g.publish_at as "publishedAt",
  g.pictures[1] as picture, ${conditionsOf(sql`g`)} as conditions`;

const orders = {
  recommended: sql`g.position, g.id desc`,
  newest: sql`g.publish_at desc, g.id desc`,
  popular: sql`g.sold desc, g.id desc`,
  cheapest: sql`g.price, g.id desc`,
  dearest: sql`g.price desc, g.id desc`,
} as const satisfies Record<(typeof goodsSorts)[number], SQL>;

const onSale = (now: Date): SQL =>
  sql`are_on_sale(g.on_sale, g.publish_at, g.off_at, ${instant(now)})`;

interface Asked {
  sort: keyof typeof orders;
  categoryId?: number | undefined;
  kind?: string | undefined;
  upTo?: number | undefined;
  q?: string | undefined;
  page: number;
}

/** A page of what is on sale. */
export async function findGoods(
  db: Database,
  asked: Asked,
  { locale, now }: { locale: Locale; now: Date },
) {
  const { sort, categoryId, kind, upTo, q, page } = asked;
  const where = every(
    onSale(now),
    categoryId !== undefined && sql`g.category_id = ${categoryId}`,
    kind !== undefined && sql`g.kind = ${kind}`,
    upTo !== undefined && sql`g.price <= ${upTo}`,
    !!q &&
      sql`exists (select from jsonb_each_text(g.names) n where n.value ilike ${containing(q)})`,
  );
  const items = await rows(
    db,
    goods.shape,
    sql`select ${columns(locale)} from goods g where ${where}
      order by ${orders[sort]} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const categories = await rows(
    db,
    goodsCategory.shape,
    sql`select c.id, ${textIn(sql`c.names`, locale)} as name from goods_category c
      where exists (select from goods g where g.category_id = c.id and ${onSale(now)})
      order by c.position, c.id`,
  );
  return { items, total: await countRows(db, sql`goods g where ${where}`), categories };
}

/** What is on sale, or was: who redeemed it finds it. Throws `unknownGoods`. */
export async function findGoodsDetails(
  db: Database,
  id: number,
  { locale, now, uid }: { locale: Locale; now: Date; uid: number | null },
): Promise<GoodsDetails> {
  const { allowed: _, ...shape } = goodsDetails.shape;
  const [found] = await rows(
    db,
    shape,
    sql`select ${columns(locale)}, ${textIn(sql`g.descriptions`, locale)} as description, g.pictures,
        g.off_at as "offAt"
      from goods g where g.id = ${id} and (${onSale(now)}
        or exists (select from goods_order o where o.goods_id = g.id and o.account_id = ${uid}::int))`,
  );
  if (!found) throw new CodedError('unknownGoods');
  return { ...found, allowed: uid === null ? null : await findAllowed(db, found, uid, now) };
}

/** What one person could have of it now: what `create_order` goes by. */
async function findAllowed(
  db: Database,
  {
    id,
    price,
    stock,
    conditions,
  }: { id: number; price: number; stock: number; conditions: GoodsConditions },
  uid: number,
  now: Date,
): Promise<NonNullable<GoodsDetails['allowed']>> {
  const { level, limit, phone } = conditions;
  const [person] = await rows(
    db,
    {
      ...{ gold: int, fen: int, phone: bool, had: int, share: int },
      ...{ orders: int, unpaid: int, oldest: orNull(int), waitsUntil: orNull(time) },
    },
    sql`select coalesce((select balance from wallet.purse where account_id = ${uid}), 0) as gold,
        wallet.recharged(${uid}) as fen,
        exists (select from identity.contact where id = ${uid} and mobile is not null) as phone,
        goods_had(${id}, ${uid}, ${limit?.days ?? null}::int, ${instant(now)}) as had,
        goods_share(${stock}, w.count) as share, w.orders, w.gold as unpaid, w.oldest,
        case when w.until > ${instant(now)} then w.until end as "waitsUntil"
      from waiting_orders(${uid}, ${id}, ${inVain}::int[], ${instant(now)}) w`,
  );
  const { fen, had, share, orders, unpaid, oldest, waitsUntil } = person!;
  const gold = person!.gold - unpaid;
  const left = limit ? Math.max(0, limit.count - had) : Number.POSITIVE_INFINITY;
  const lacks = {
    level: level > 0 && fen < rechargeTiers[level - 1]! * 100,
    limit: left === 0,
    phone: phone && !person!.phone,
    gold: gold < price,
    unpaid: orders >= orderRules.mostUnpaid,
    wait: waitsUntil !== null,
    share: stock > 0 && share <= 0,
  };
  const missing = (Object.keys(lacks) as (keyof typeof lacks)[]).filter((name) => lacks[name]);
  return {
    count: missing.length > 0 ? 0 : Math.min(left, stock, share, Math.floor(gold / price)),
    missing,
    unpaid: oldest === null ? null : { gold: unpaid, orderId: oldest },
    waitsUntil,
  };
}
