import { goodsCategoryResource } from '@xiongmao/api/mall/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { addCategory } from '../goods/write-goods.ts';

type Row = ResourceRow<typeof goodsCategoryResource>;

const select = (db: Database | Tx, rest: SQL): Promise<Row[]> =>
  rows(
    db,
    goodsCategoryResource.row.shape,
    sql`select c.id, c.names, c.position as "order",
        (select count(*) from goods g where g.category_id = c.id) as goods
      from goods_category c ${rest}`,
  );

async function one(tx: Tx, id: number): Promise<Row> {
  const [row] = await select(tx, sql`where c.id = ${id}`);
  if (!row) throw new CodedError('notFound');
  return row;
}

/** Categories of the shop; what was in one that goes has none. */
export function serveCategories(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, goodsCategoryResource, {
    async list(db, { sort, start, count }) {
      const order = orderBy({ order: sql`c.position`, id: sql`c.id` }, sort);
      const page = sql`order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total: await countRows(db, sql`goods_category`) };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where c.id = ${id}`);
      return row ?? null;
    },
    async create(tx, given) {
      return one(tx, await addCategory(tx, given));
    },
    async update(tx, before, changes) {
      const { id } = before;
      const { names, order } = { ...before, ...changes };
      await tx.execute(sql`
        update goods_category set names = ${JSON.stringify(names)}::jsonb, position = ${order} where id = ${id}`);
    },
    async remove(tx, id) {
      const row = await one(tx, id);
      await tx.execute(sql`update goods set category_id = null where category_id = ${id}`);
      await tx.execute(sql`delete from goods_category where id = ${id}`);
      return row;
    },
  });
}
