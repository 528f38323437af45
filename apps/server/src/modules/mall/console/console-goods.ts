import { goodsResource } from '@xiongmao/api/mall/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { conditionsOf } from '../goods/find-goods.ts';
import { addGoods, changeGoods } from '../goods/write-goods.ts';

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
        isLow,
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
    async create(tx, given) {
      return one(tx, await addGoods(tx, given));
    },
    async update(tx, before, changes) {
      const { id } = before;
      await changeGoods(tx, id, { ...before, ...changes });
    },
  });
}
