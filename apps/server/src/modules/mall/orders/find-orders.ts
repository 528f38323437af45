import { pageSize } from '@xiongmao/api/fields/pages';
import {
  type Order,
  type OrderDetails,
  orderDetails,
  orderMessage,
  orderStep,
} from '@xiongmao/api/mall/shapes';
import type { Locale } from '@xiongmao/i18n/locales';
import { sql } from 'drizzle-orm';
import { int, orNull, text, time } from '#platform/db/columns.ts';
import { countRows, type Database, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { openRecipient } from '../addresses/recipients.ts';
import type { Sealing } from '../sealing/sealing.ts';
import { orderOf, selectOrders } from './order-rows.ts';

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

/** One's own order in full. Throws `unknownOrder`. */
export async function findOrder(
  db: Database | Tx,
  sealing: Sealing,
  { id, uid }: { id: number; uid: number },
  { locale, now }: View,
): Promise<OrderDetails> {
  const [row] = await selectOrders(db, now, sql`where o.id = ${id} and o.account_id = ${uid}`);
  if (!row) throw new CodedError('unknownOrder');
  const [more] = await rows(
    db,
    {
      remarks: orNull(text),
      recipient: orNull(text),
      reason: orNull(text),
      text: orNull(text),
      at: orNull(time),
      cards: int,
    },
    sql`select remarks, recipient, dispute_reason as reason, dispute_text as text, disputed_at as at,
        (select count(*) from goods_card c where c.order_id = o.id) as cards
      from goods_order o where id = ${id}`,
  );
  const { remarks, recipient, cards, ...dispute } = more!;
  const steps = await rows(
    db,
    orderStep.shape,
    sql`select event, state, by, reason, at from goods_order_step where order_id = ${id} order by id`,
  );
  const messages = await rows(
    db,
    orderMessage.shape,
    sql`select id, "from", text, at from goods_order_message where order_id = ${id} order by id`,
  );
  return {
    ...orderOf(row, locale, now),
    remarks,
    recipient: recipient === null ? null : openRecipient(sealing, uid, recipient),
    cards,
    steps,
    messages,
    dispute: dispute.at === null ? null : orderDetails.shape.dispute.parse(dispute),
  };
}

/** What the desk wrote until now is read. */
export async function markSeen(db: Database, id: number, uid: number, now: Date): Promise<void> {
  await db.execute(sql`
    update goods_order set seen_at = ${instant(now)}
    where id = ${id} and account_id = ${uid} and exists (select from goods_order_message m
      where m.order_id = ${id} and m."from" = 'desk' and m.at > coalesce(seen_at, created_at))`);
}
