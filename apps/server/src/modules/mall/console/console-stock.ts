import { stockChangeResource } from '@xiongmao/api/mall/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { text } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { changeStock } from '../goods/cards.ts';

const select = (db: Database | Tx, rest: SQL): Promise<ResourceRow<typeof stockChangeResource>[]> =>
  rows(
    db,
    stockChangeResource.row.shape,
    sql`select c.id, c.goods_id as "goodsId", g.names, c.count, c.reason, a.username as by, c.at
      from stock_change c join goods g on g.id = c.goods_id left join identity.account a on a.id = c.by_id ${rest}`,
  );

/** What came into stock and went out of it by hand; that of virtual goods changes with their cards. */
export function serveStockChanges(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;
  serveResource(app, context, stockChangeResource, {
    async list(db, { filter: { goodsId }, sort, start, count }) {
      const where = every(goodsId !== undefined && sql`c.goods_id = ${goodsId}`);
      const order = orderBy({ id: sql`c.id` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return {
        rows: await select(db, page),
        total: await countRows(db, sql`stock_change c where ${where}`),
      };
    },
    async create(tx, { goodsId, count, reason }, { uid }) {
      const [goods] = await rows(
        tx,
        { kind: text },
        sql`select kind from goods where id = ${goodsId}`,
      );
      if (!goods) throw new CodedError('unknownGoods');
      if (count === 0 || goods.kind === 'virtual') throw new CodedError('invalidInput');
      const change = { goodsId, count, reason, by: uid, at: clock.now() };
      const id = await changeStock(tx, change);
      const [row] = await select(tx, sql`where c.id = ${id}`);
      return row!;
    },
  });
}
