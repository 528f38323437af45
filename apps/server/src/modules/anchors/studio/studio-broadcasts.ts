import { studioBroadcastResource } from '@xiongmao/api/anchors/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { broadcastColumns, broadcastTables } from '../broadcasts/broadcast-rows.ts';

function select(
  db: Database | Tx,
  rest: SQL,
): Promise<ResourceRow<typeof studioBroadcastResource>[]> {
  return rows(
    db,
    studioBroadcastResource.row.shape,
    sql`select ${broadcastColumns},
        (select count(*) from wallet.hold where reference = 'broadcast:' || b.id) as unlocks,
        coalesce((select sum(n.amount) from wallet.entry n where n.account_kind = 'earnings'
          and n.owner_id = b.anchor_id and n.reference = 'broadcast:' || b.id), 0)::int as revenue
      from ${broadcastTables} ${rest}`,
  );
}

/** What one broadcast, and what came of it. */
export function serveOwnBroadcasts(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, studioBroadcastResource, {
    async list(db, { sort, start, count }, { uid }) {
      const own = sql`b.anchor_id = ${uid}`;
      const order = orderBy({ id: sql`b.id` }, sort);
      const page = sql`where ${own} order by ${order} limit ${count} offset ${start}`;
      const total = await countRows(db, sql`broadcast b where ${own}`);
      return { rows: await select(db, page), total };
    },
    async get(db, id, { uid }) {
      const [found] = await select(db, sql`where b.id = ${id} and b.anchor_id = ${uid}`);
      return found ?? null;
    },
  });
}
