import type { ResourceRow } from '@xiongmao/api/resource';
import { goldAccountResource } from '@xiongmao/api/wallet/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof goldAccountResource>;

/** With what is appended and not yet rolled up. */
const balance = sql`a.balance + coalesce((
  select sum(p.amount) from ledger_pending p where p.account_id = a.id), 0)`;
const joined = sql`ledger_account a left join identity.account u on u.id = a.owner_id`;

function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    goldAccountResource.row.shape,
    sql`select a.id, a.kind, a.owner_id as "userId", u.username, (${balance})::bigint as balance,
        coalesce((select sum(h.amount) from hold h
          where h.account_id = a.id and h.state = 'held'), 0)::bigint as held,
        (select count(*) from ledger_entry e where e.account_id = a.id) as entries
      from ${joined} ${rest}`,
  );
}

/** Who has how much gold. */
export function serveAccounts(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, goldAccountResource, {
    async list(db, { filter: { q, kind, userId }, sort, start, count }) {
      const where = every(
        kind !== undefined && sql`a.kind = ${kind}`,
        userId !== undefined && sql`a.owner_id = ${userId}`,
        q !== undefined && sql`lower(u.username) like ${containing(q.toLowerCase())}`,
      );
      const order = orderBy({ id: sql`a.id`, balance }, sort);
      const total = await countRows(db, sql`${joined} where ${where}`);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [found] = await select(db, sql`where a.id = ${id}`);
      return found ?? null;
    },
  });
}
