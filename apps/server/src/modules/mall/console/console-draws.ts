import { blindDrawResource } from '@xiongmao/api/mall/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, rows } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

/** Who drew what from blind boxes. */
export function serveDraws(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, blindDrawResource, {
    async list(db, { filter: { editionId, userId }, sort, start, count }) {
      const where = every(
        editionId !== undefined && sql`d.edition_id = ${editionId}`,
        userId !== undefined && sql`d.account_id = ${userId}`,
      );
      const order = orderBy({ id: sql`d.order_id`, number: sql`d.number` }, sort);
      const found = await rows(
        db,
        blindDrawResource.row.shape,
        sql`select d.order_id as id, d.edition_id as "editionId", d.number, g.id as "goodsId", g.names,
            d.account_id as "userId", a.username, d.at
          from blind_draw d join blind_prize p on p.id = d.prize_id join goods g on g.id = p.goods_id
            join identity.account a on a.id = d.account_id
          where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: found, total: await countRows(db, sql`blind_draw d where ${where}`) };
    },
  });
}
