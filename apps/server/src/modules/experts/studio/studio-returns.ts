import { studioReturnResource } from '@xiongmao/api/experts/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { listReturns } from './returns.ts';

/** What an expert earned, entry by entry. */
export function serveReturns(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, studioReturnResource, {
    async list(db, { sort, start, count }, { uid }) {
      const order = orderBy({ id: sql`n.id` }, sort);
      const { items, total } = await listReturns(db, uid, { start, count, order });
      return { rows: items, total };
    },
  });
}
