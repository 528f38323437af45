import { goodsResource } from '@xiongmao/api/mall/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { conditionsOf } from '../goods/find-goods.ts';

type Row = ResourceRow<typeof goodsResource>;

/** Fewer than it is to have, of what is on sale. */
const isLow = sql`(g.on_sale and g.free < g.low_stock)`;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    goodsResource.row.shape,
    sql`select g.id, g.kind, g.names, g.descriptions, g.category_id as "categoryId", g.price, g.pictures,
        ${conditionsOf(sql`g`)} as conditions, g.on_sale as "onSale", g.publish_at as "publishAt",
        g.off_at as "offAt", g.position as "order", g.low_stock as "lowStock", g.received, g.reserved, g.sold,
        g.free, ${isLow} as "isLow"
      from goods g ${rest}`,
  );

async function one(tx: Tx, id: number): Promise<Row> {
  const [row] = await select(tx, sql`where g.id = ${id}`);
  if (!row) throw new CodedError('notFound');
  return row;
}

/** What is edited of goods, by column. */
function edited({
  conditions: { level, limit, phone },
  ...row
}: Omit<Row, 'id'>): Record<string, SQL> {
  const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;
  return {
    names: json(row.names),
    descriptions: json(row.descriptions),
    category_id: sql`${row.categoryId}::int`,
    price: sql`${row.price}`,
    pictures: sql`${sql.param(row.pictures)}::text[]`,
    level: sql`${level}`,
    limit_count: sql`${limit?.count ?? null}::smallint`,
    limit_days: sql`${limit?.days ?? null}::smallint`,
    needs_phone: sql`${phone}`,
    on_sale: sql`${row.onSale}`,
    publish_at: sql`${row.publishAt}::timestamptz`,
    off_at: sql`${row.offAt}::timestamptz`,
    position: sql`${row.order}`,
    low_stock: sql`${row.lowStock}`,
  };
}

async function checkCategory(tx: Tx, id: number | null): Promise<void> {
  if (id === null) return;
  if ((await countRows(tx, sql`goods_category where id = ${id}`)) === 0) {
    throw new CodedError('invalidInput');
  }
}

/** What the shop has. */
export function serveGoods(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, goodsResource, {
    async list(db, { filter: { q, kind, categoryId, onSale, low }, sort, start, count }) {
      const where = every(
        !!q &&
          sql`exists (select from jsonb_each_text(g.names) n where n.value ilike ${containing(q)})`,
        kind !== undefined && sql`g.kind = ${kind}`,
        categoryId !== undefined && sql`g.category_id = ${categoryId}`,
        onSale !== undefined && sql`g.on_sale = ${onSale}`,
        low !== undefined && sql`${isLow} = ${low}`,
      );
      const columns = {
        order: sql`g.position`,
        id: sql`g.id`,
        price: sql`g.price`,
        free: sql`g.free`,
        sold: sql`g.sold`,
      };
      const page = sql`where ${where} order by ${orderBy(columns, sort)} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`goods g where ${where}`),
      };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where g.id = ${id}`);
      return row ?? null;
    },
    async create(tx, { kind, ...given }) {
      await checkCategory(tx, given.categoryId);
      const columns = edited(given as Omit<Row, 'id'>);
      const names = sql.raw(['kind', ...Object.keys(columns)].join(', '));
      const values = sql.join([sql`${kind}`, ...Object.values(columns)], sql`, `);
      const [made] = await rows(
        tx,
        { id: int },
        sql`insert into goods (${names}) values (${values}) returning id`,
      );
      return one(tx, made!.id);
    },
    async update(tx, id, changes) {
      const before = await one(tx, id);
      const row = { ...before, ...changes };
      await checkCategory(tx, row.categoryId);
      const set = Object.entries(edited(row)).map(
        ([name, value]) => sql`${sql.raw(name)} = ${value}`,
      );
      await tx.execute(sql`update goods set ${sql.join(set, sql`, `)} where id = ${id}`);
      return { before, after: await one(tx, id) };
    },
  });
}
