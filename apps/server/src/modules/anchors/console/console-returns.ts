import { anchorReturnResource } from '@xiongmao/api/anchors/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, rows } from '#platform/db/database.ts';
import { every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { income, incomeColumns } from '../revenue/income.ts';

/** What anchors earned, entry by entry. */
export function serveReturns(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, anchorReturnResource, {
    async list(db, { filter: { anchorId, broadcastId }, sort, start, count }) {
      const where = every(
        anchorId !== undefined && sql`b.anchor_id = ${anchorId}`,
        broadcastId !== undefined && sql`b.id = ${broadcastId}`,
      );
      const order = orderBy({ id: sql`n.id`, amount: sql`n.amount` }, sort);
      const found = await rows(
        db,
        anchorReturnResource.row.shape,
        sql`select ${incomeColumns}, a.id as "anchorId", a.username as anchor
          from ${income} join identity.account a on a.id = b.anchor_id
          where ${where} order by ${order} limit ${count} offset ${start}`,
      );
      return { rows: found, total: await countRows(db, sql`${income} where ${where}`) };
    },
  });
}
