import { goodsOrderResource } from '@xiongmao/api/mall/resources';
import { orderNumber } from '@xiongmao/api/mall/rules';
import type { ResourceRow } from '@xiongmao/api/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { asWritten, int } from '#platform/db/columns.ts';
import { countRows, type Database, instant, iso, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { containing, every, orderBy } from '#platform/http/listing.ts';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { MallContext } from '../context.ts';
import { correctParcel, shipAgain, shipOrder } from '../desk/ship-order.ts';
import { refuseRefund, refuseShipper } from '../desk/two-people.ts';
import { claimedAs, isOpen } from '../desk/work-orders.ts';
import { awaitAnswer, lockOrder, moveOrder, refuseClaimed } from '../orders/move-order.ts';
import { tellSteps } from '../orders/tell-steps.ts';

type Row = ResourceRow<typeof goodsOrderResource>;

const { number: _, ...shape } = goodsOrderResource.row.shape;
type At = { at: string };
const foundRow = {
  ...shape,
  names: asWritten<Row['names']>(),
  // Within JSON instants are PostgreSQL's.
  steps: asWritten<Row['steps']>(),
  messages: asWritten<Row['messages']>(),
  notes: asWritten<Row['notes']>(),
  dispute: asWritten<Row['dispute']>(),
  customer: asWritten<Row['customer']>(),
  together: z.array(int),
};
/** Orders of one number that are named. */
const mostTogether = 5;

const told = <Each extends At>(all: readonly Each[]): Each[] =>
  all.map((each) => ({ ...each, at: iso(each.at) }));

/** Rows of a table as JSON, in their order. */
const listOf = (fields: SQL, from: SQL): SQL =>
  sql`coalesce((select jsonb_agg(jsonb_build_object(${fields}) order by x.id) from ${from}), '[]')`;

async function select(
  db: Database | Tx,
  { uid, now }: { uid: number; now: Date },
  rest: SQL,
): Promise<Row[]> {
  const steps = sql`'event', x.event, 'state', x.state, 'by', x.by, 'reason', x.reason, 'at', x.at, 'staff', s.username`;
  const messages = sql`'id', x.id, 'from', x."from", 'text', x.text, 'at', x.at, 'staff', s.username`;
  const notes = sql`'text', x.text, 'by', s.username, 'at', x.at`;
  const of = (table: string) => sql`${sql.raw(table)} x
    left join identity.account s on s.id = x.staff_id where x.order_id = o.id`;
  const found = await rows(
    db,
    foundRow,
    sql`select o.id, o.goods_id as "goodsId", g.names, g.kind,
        o.count, o.gold, o.state, o.account_id as "userId", u.username, o.remarks, o.country,
        o.recipient is not null as "hasRecipient", o.carrier, o.tracking, array(
          select t.id from goods_order t where t.tracking = o.tracking and t.id <> o.id order by t.id limit ${mostTogether}
        ) as together, o.edition_id as "editionId",
        o.created_at as "createdAt", o.paid_at as "paidAt", o.shipped_at as "shippedAt", o.due_at as "dueAt",
        coalesce(o.due_at < ${instant(now)}, false) as late,
        case when o.claimed_until > ${instant(now)} then c.username end as "claimedBy",
        case when o.claimed_until > ${instant(now)} then o.claimed_until end as "claimedUntil",
        coalesce(o.claimed_until > ${instant(now)} and o.claimed_by = ${uid}, false) as mine,
        case when o.disputed_at is not null then jsonb_build_object(
          'reason', o.dispute_reason, 'text', o.dispute_text, 'at', o.disputed_at) end as dispute,
        (select count(*) from goods_order_message m where m.order_id = o.id and m."from" = 'fan'
          and m.id > coalesce((select max(a.id) from goods_order_message a
            where a.order_id = o.id and a."from" = 'desk'), 0)) as unread,
        ${listOf(steps, of('goods_order_step'))} as steps,
        ${listOf(messages, of('goods_order_message'))} as messages,
        ${listOf(notes, of('goods_order_note'))} as notes,
        (select jsonb_build_object('orders', count(*), 'refunded', count(*) filter (where h.state = 'refunded'),
            'disputes', count(h.disputed_at),
            'gold', coalesce(sum(h.gold) filter (where h.state = 'redeemed'), 0), 'since', u.created_at)
          from goods_order h where h.account_id = o.account_id) as customer
      from goods_order o join goods g on g.id = o.goods_id join identity.account u on u.id = o.account_id
        left join identity.account c on c.id = o.claimed_by ${rest}`,
  );
  return found.map(({ steps, messages, notes, dispute, customer, together, ...row }) => ({
    ...row,
    together: together.map((id) => ({ id, number: orderNumber(id) })),
    number: orderNumber(row.id),
    steps: told(steps),
    messages: told(messages),
    notes: told(notes),
    dispute: dispute && { ...dispute, at: iso(dispute.at) },
    customer: { ...customer, since: iso(customer.since) },
  }));
}

/** The queue: what is done with an order is its update. */
export function serveOrders(app: FastifyInstance, context: MallContext): void {
  const { clock, jobs } = context;
  const viewOf = (uid: number) => ({ uid, now: clock.now() });
  const one = async (db: Database | Tx, id: number, uid: number): Promise<Row | null> =>
    (await select(db, viewOf(uid), sql`where o.id = ${id}`))[0] ?? null;

  serveResource(app, context, goodsOrderResource, {
    waiting: sql`goods_order o where ${isOpen}`,
    async list(db, { filter, sort, start, count }, { uid }) {
      const { q, state, late, claim, disputed, goodsId, userId, kind } = filter;
      const view = viewOf(uid);
      const now = instant(view.now);
      const number = Number(/^R?0*(\d{1,9})$/i.exec(q ?? '')?.[1] ?? 0);
      const where = every(
        !!q &&
          sql`(o.id = ${number} or o.tracking = ${q} or u.username ilike ${containing(q)}
            or exists (select from jsonb_each_text(g.names) n where n.value ilike ${containing(q)}))`,
        state !== undefined && (state === 'open' ? isOpen : sql`o.state = ${state}`),
        late !== undefined && sql`coalesce(o.due_at < ${now}, false) = ${late}`,
        claim !== undefined && claimedAs(claim, view),
        disputed !== undefined && sql`(o.disputed_at is not null) = ${disputed}`,
        goodsId !== undefined && sql`o.goods_id = ${goodsId}`,
        userId !== undefined && sql`o.account_id = ${userId}`,
        kind !== undefined && sql`g.kind = ${kind}`,
      );
      const order = orderBy({ dueAt: sql`o.due_at`, id: sql`o.id`, gold: sql`o.gold` }, sort);
      const tables = sql`goods_order o join goods g on g.id = o.goods_id
        join identity.account u on u.id = o.account_id where ${where}`;
      const page = sql`where ${where} order by ${order} limit ${count} offset ${start}`;
      return { rows: await select(db, view, page), total: await countRows(db, tables) };
    },
    get: (db, id, { uid }) => one(db, id, uid),
    async concerns(tx, id) {
      const [order] = await rows(
        tx,
        { userId: shape.userId },
        sql`select account_id as "userId" from goods_order where id = ${id}`,
      );
      return order ? [order.userId] : [];
    },
    async update(tx, { id }, { event, carrier, tracking, reason, note }, principal) {
      const { uid: staffId } = principal;
      const now = clock.now();
      const order = await lockOrder(tx, id);
      refuseClaimed(order, staffId, now);
      if (event === 'ship' || event === 'reship' || event === 'correct') {
        if (!carrier || !tracking) throw new CodedError('invalidInput');
        const sends = { ship: shipOrder, reship: shipAgain, correct: correctParcel };
        await sends[event](tx, order, { carrier, tracking, by: principal, now });
      } else if (event) {
        if (!reason && event !== 'resume') throw new CodedError('invalidInput');
        if (event === 'refund') await refuseRefund(tx, order, principal, now);
        if (event === 'close' || event === 'lose') await refuseShipper(tx, order, principal);
        await moveOrder(tx, order, { event, by: 'desk', staffId, reason: reason ?? null, now });
        if (event === 'lose') await awaitAnswer(tx, id, now);
      }
      if (note) {
        await tx.execute(sql`
          insert into goods_order_note (order_id, staff_id, text, at)
          values (${id}, ${staffId}, ${note}, ${instant(now)})`);
      }
      await tellSteps(tx, jobs, id);
    },
  });
}
