import { studioAnchorReturnResource } from '@xiongmao/api/anchors/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { listIncome } from '../revenue/income.ts';

/** What an anchor earned, entry by entry. */
export function serveOwnReturns(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env } = context;
  serveResource(app, context, studioAnchorReturnResource, {
    async list(db, { filter: { days }, sort, start, count }, { uid }) {
      const order = orderBy({ id: sql`n.id` }, sort);
      const page = { days, zone: env.BRAND_ZONE, now: clock.now(), start, count, order };
      const { items, total } = await listIncome(db, uid, page);
      return { rows: items, total };
    },
  });
}
