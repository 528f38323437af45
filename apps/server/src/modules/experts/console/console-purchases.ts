import { planPurchaseResource } from '@xiongmao/api/experts/resources';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { int } from '#platform/db/columns.ts';
import { countRows, type Database, rows, type Tx } from '#platform/db/database.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { refundPurchase } from '../purchases/refund-purchase.ts';

type Row = ResourceRow<typeof planPurchaseResource>;

const tables = sql`purchase b join plan p on p.id = b.plan_id join wallet.hold h on h.id = b.hold_id
  join identity.account u on u.id = b.buyer_id`;

/** Of the sessions that are still kept: 90 days after their end they tell no more. */
const sharedWithExpert = sql`(
  select case bool_or(own.user_agent = other.user_agent)
    when true then 'browser' when false then 'network' end
  from identity.session own join identity.session other using (network)
  where own.account_id = p.expert_id and other.account_id = b.buyer_id and network <> '')`;

async function select(db: Database | Tx, rest: SQL): Promise<Row[]> {
  return rows(
    db,
    planPurchaseResource.row.shape,
    sql`select b.id, b.plan_id as "planId", p.title, u.id as "userId", u.username, b.price, h.state,
        b.refunded as reason, ${sharedWithExpert} as "sharedWithExpert", b.at
      from ${tables} ${rest}`,
  );
}

/** Purchases of plans, whose gold can be given back. */
export function servePurchases(app: FastifyInstance, context: ModuleContext): void {
  const { clock, env } = context;

  serveResource(app, context, planPurchaseResource, {
    async list(db, { filter: { planId, userId, state, q }, sort, start, count }) {
      const where = every(
        planId !== undefined && sql`b.plan_id = ${planId}`,
        userId !== undefined && sql`b.buyer_id = ${userId}`,
        state !== undefined && sql`h.state = ${state}`,
        q !== undefined &&
          sql`(p.title ilike ${containing(q)} or lower(u.username) like ${containing(q.toLowerCase())})`,
      );
      const total = await countRows(db, sql`${tables} where ${where}`);
      const order = orderBy({ id: sql`b.id`, price: sql`b.price` }, sort);
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, page), total };
    },
    async get(db, id) {
      const [row] = await select(db, sql`where b.id = ${id}`);
      return row ?? null;
    },
    // Whose gold it was, and who may have earned it.
    async concerns(tx, id) {
      const found = await rows(
        tx,
        { buyer: int, expert: int },
        sql`select b.buyer_id as buyer, p.expert_id as expert
          from purchase b join plan p on p.id = b.plan_id where b.id = ${id}`,
      );
      return found.flatMap(({ buyer, expert }) => [buyer, expert]);
    },
    async update(tx, { id }, { reason }, { uid: by }) {
      const terms = { expertShare: env.EXPERT_SHARE };
      await refundPurchase(tx, terms, { id, by, reason, now: clock.now() });
    },
  });
}
