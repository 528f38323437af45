import { pageSize } from '@xiongmao/api/fields/page-size';
import type { Order, OrderDetails } from '@xiongmao/api/mall/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { asWritten, int, orNull, text } from '#platform/db/columns.ts';
import {
  countRows,
  type Database,
  instant,
  iso,
  preparedRows,
  type Tx,
} from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { openRecipient } from '../addresses/recipients.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { orderColumns, orderOf, orderRow, selectOrders } from './order-rows.ts';

interface View {
  locale: Locale;
  now: Date;
}

const statesOf = {
  inProgress: ['unpaid', 'paid'],
  underReview: ['underReview'],
  redeemed: ['redeemed'],
  refunded: ['refunded'],
  cancelled: ['cancelled'],
} as const;

/** A page of one's own orders, newest first. */
export async function findOrders(
  db: Database,
  asked: { uid: number; state?: keyof typeof statesOf | undefined; page: number },
  { locale, now }: View,
): Promise<{ items: Order[]; total: number }> {
  const { uid, state, page } = asked;
  const where = every(
    sql`o.account_id = ${uid}`,
    state !== undefined && sql`o.state = any(${sql.param([...statesOf[state]])}::text[])`,
  );
  const found = await selectOrders(
    db,
    now,
    sql`where ${where} order by o.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    items: found.map((row) => orderOf(row, locale, now)),
    total: await countRows(db, sql`goods_order o where ${where}`),
  };
}

const detailsRow = {
  ...orderRow,
  remarks: orNull(text),
  recipient: orNull(text),
  cards: int,
  // Within JSON instants are PostgreSQL's.
  steps: asWritten<OrderDetails['steps']>(),
  messages: asWritten<OrderDetails['messages']>(),
  dispute: asWritten<OrderDetails['dispute']>(),
};

const at = <Each extends { at: string }>(each: Each): Each => ({ ...each, at: iso(each.at) });

/** One's own order in full. Throws `unknownOrder`. */
export async function findOrder(
  db: Database | Tx,
  sealing: Sealing,
  { id, uid }: { id: number; uid: number },
  { locale, now }: View,
): Promise<OrderDetails> {
  const [found] = await preparedRows(
    db,
    'own-order',
    detailsRow,
    sql`select ${orderColumns(now)}, o.remarks, o.recipient,
        (select count(*) from goods_card c where c.order_id = o.id) as cards,
        (select jsonb_agg(jsonb_build_object('event', s.event, 'state', s.state, 'by', s.by, 'reason', s.reason,
            'at', s.at) order by s.id) from goods_order_step s where s.order_id = o.id) as steps,
        coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'from', m."from", 'text', m.text,
            'at', m.at) order by m.id) from goods_order_message m where m.order_id = o.id), '[]') as messages,
        case when o.disputed_at is not null then jsonb_build_object(
          'reason', o.dispute_reason, 'text', o.dispute_text, 'at', o.disputed_at) end as dispute
      from goods_order o join goods g on g.id = o.goods_id
      where o.id = ${id} and o.account_id = ${uid}`,
  );
  if (!found) throw new CodedError('unknownOrder');
  const { remarks, recipient, cards, steps, messages, dispute, ...row } = found;
  return {
    ...orderOf(row, locale, now),
    remarks,
    recipient: recipient === null ? null : openRecipient(sealing, uid, recipient),
    cards,
    steps: steps.map(at),
    messages: messages.map(at),
    dispute: dispute && at(dispute),
  };
}

/** What the desk wrote until now is read. */
export async function markSeen(db: Database, id: number, uid: number, now: Date): Promise<void> {
  await db.execute(sql`
    update goods_order set seen_at = ${instant(now)}
    where id = ${id} and account_id = ${uid} and exists (select from goods_order_message m
      where m.order_id = ${id} and m."from" = 'desk' and m.at > coalesce(seen_at, created_at))`);
}
