import { siteDetailsResource } from '@xiongmao/api/pages/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof siteDetailsResource>;

/** Before anybody has kept anything. */
const nothing: Row = { id: 'site', email: null, phone: null, links: null, by: null, at: null };

async function find(db: Database | Tx): Promise<Row> {
  const [kept] = await rows(
    db,
    siteDetailsResource.row.shape,
    sql`select d.id, d.email, d.phone, d.links, a.username as by, d.at
      from site_details d left join identity.account a on a.id = d.by_id`,
  );
  return kept ?? nothing;
}

/** How the operator is reached, and whom they link to. */
export function serveSiteDetails(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, siteDetailsResource, {
    async list(db) {
      return { rows: [await find(db)], total: 1 };
    },
    async get(db, id) {
      return id === nothing.id ? find(db) : null;
    },
    async update(tx, before, changes, { uid }) {
      const { id } = before;
      const { email, phone, links } = { ...before, ...changes };
      const kept = links && JSON.stringify(links);
      await tx.execute(sql`
        insert into site_details (id, email, phone, links, by_id, at)
        values (${id}, ${email}, ${phone}, ${kept}::jsonb, ${uid}, ${instant(context.clock.now())})
        on conflict (id) do update set email = excluded.email, phone = excluded.phone, links = excluded.links,
          by_id = excluded.by_id, at = excluded.at`);
    },
  });
}
