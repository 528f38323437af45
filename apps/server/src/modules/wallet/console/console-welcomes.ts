import type { ResourceRow } from '@xiongmao/api/resource';
import { welcomeResource } from '@xiongmao/api/wallet/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { decideWelcome } from '../welcomes/decide-welcome.ts';

type Row = ResourceRow<typeof welcomeResource>;

const tables = sql`welcome w join identity.account u on u.id = w.account_id
  left join identity.account d on d.id = w.decided_by`;
/** How many welcomes, of whatever state, came from there that day. */
const alike = (name: 'visitor' | 'device' | 'host' | 'network') =>
  sql`(select count(*) from welcome o where o.${sql.identifier(name)} = w.${sql.identifier(name)}
    and o.state <> 'none')`;

function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    welcomeResource.row.shape,
    sql`select w.account_id as id, u.username, w.state, w.reason, w.at,
        ${alike('visitor')} as "sameVisitor", ${alike('device')} as "sameDevice",
        ${alike('host')} as "sameHost", ${alike('network')} as "sameNetwork",
        (select count(*) from welcome o where o.network = w.network and o.state = 'held') as "heldAlike",
        d.username as "decidedBy", w.decided_at as "decidedAt"
      from ${tables} ${rest}`,
  );
}

/** Welcome gold that was held because much of it went to one device or network. */
export function serveWelcomes(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;

  serveResource(app, context, welcomeResource, {
    waiting: sql`welcome where reason is not null and state = 'held'`,
    async list(db, { filter: { state, reason, q }, sort, start, count }) {
      const where = every(
        sql`w.reason is not null`,
        state !== undefined && sql`w.state = ${state}`,
        reason !== undefined && sql`w.reason = ${reason}`,
        q !== undefined && sql`lower(u.username) like ${containing(q.toLowerCase())}`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`w.account_id`, at: sql`w.at` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where w.account_id = ${id} and w.reason is not null`);
      return row ?? null;
    },
    concerns: async (_tx, id) => [id],
    async update(tx, { id }, { state, alike }, { uid: by }) {
      await decideWelcome(tx, { accountId: id, state, alike, by, now: clock.now() });
    },
  });
}
