import type { ResourceRow } from '@xiongmao/api/resource';
import { paymentResource } from '@xiongmao/api/wallet/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';

type Row = ResourceRow<typeof paymentResource>;

const joined = sql`payment p left join identity.account u on u.id = p.account_id`;
function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    paymentResource.row.shape,
    sql`select p.id, p.account_id as "userId", u.username, p.method, p.order_no as "orderNo",
        p.trade_no as "tradeNo", p.fen, p.gold, p.state, p.created_at as "createdAt",
        p.paid_at as "paidAt"
      from ${joined} ${rest}`,
  );
}

/** Recharges, however they ended. */
export function servePayments(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, paymentResource, {
    async list(db, { filter: { state, method, userId, q }, sort, start, count }) {
      const where = every(
        state !== undefined && sql`p.state = ${state}`,
        method !== undefined && sql`p.method = ${method}`,
        userId !== undefined && sql`p.account_id = ${userId}`,
        q !== undefined &&
          sql`(p.order_no = ${q} or p.trade_no = ${q}
            or lower(u.username) like ${containing(q.toLowerCase())})`,
      );
      const total = await countRows(db, sql`${joined} where ${where}`);
      const order = orderBy({ id: sql`p.id`, fen: sql`p.fen` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [found] = await select(db, sql`where p.id = ${id}`);
      return found ?? null;
    },
  });
}
