import { type disputeReasons, orderRules } from '@xiongmao/api/mall/rules';
import type { card, Recipient } from '@xiongmao/api/mall/shapes';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { text } from '#platform/db/columns.ts';
import { countRows, instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { checkRecipient, sealRecipient } from '../addresses/recipients.ts';
import type { MallContext } from '../context.ts';
import { openCard } from '../goods/cards.ts';
import { awaitAnswer, lockOrder, moveOrder, refuseAtDesk } from './move-order.ts';
import { mayDispute } from './order-rows.ts';

type Own = { id: number };

/** Throws `unknownOrder`, `orderMoved`, `orderAtDesk`. */
export const cancelOrder = ({ db, clock }: MallContext, uid: number, { id }: Own): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const order = await lockOrder(tx, id, uid);
    refuseAtDesk(order, now);
    // Or one could draw until one likes what comes.
    if (order.editionId !== null) throw new CodedError('orderMoved');
    await moveOrder(tx, order, { event: 'cancel', by: 'fan', now });
  });

/** Throws `unknownOrder`, `orderMoved`, `orderAtDesk`, `badPhone`. */
export const setRecipient = (
  { db, clock, sealing }: MallContext,
  uid: number,
  { id, recipient }: Own & { recipient: Recipient },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const sealed = sealRecipient(sealing, uid, checkRecipient(recipient));
    const order = await lockOrder(tx, id, uid);
    refuseAtDesk(order, now);
    const isOpen = order.state === 'unpaid' || order.state === 'paid';
    if (order.kind !== 'physical' || !isOpen) throw new CodedError('orderMoved');
    await tx.execute(sql`
      update goods_order set recipient = ${sealed}, country = ${recipient.country},
        due_at = case when state = 'paid' then
          coalesce(due_at, ${instant(now)} + make_interval(hours => ${orderRules.shipWithin})) end
      where id = ${id}`);
  });

/** Throws `unknownOrder`, `orderMoved`. */
export const disputeOrder = (
  { db, clock }: MallContext,
  uid: number,
  given: Own & { reason: (typeof disputeReasons)[number]; text: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, reason, text } = given;
    const now = clock.now();
    const order = await lockOrder(tx, id, uid);
    const { shippedAt, disputedAt } = order;
    if (shippedAt === null || !mayDispute({ shippedAt, disputedAt }, now)) {
      throw new CodedError('orderMoved');
    }
    await moveOrder(tx, order, { event: 'dispute', by: 'fan', reason, now });
    await tx.execute(sql`
      update goods_order set disputed_at = ${instant(now)}, dispute_reason = ${reason}, dispute_text = ${text}
      where id = ${id}`);
    await awaitAnswer(tx, id, now);
  });

/** The card numbers of a redeemed order; that somebody looked is kept. Throws `unknownOrder`, `orderMoved`. */
export const revealCards = (
  { db, clock, sealing }: MallContext,
  uid: number,
  { id }: Own,
): Promise<z.output<typeof card>[]> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, uid);
    const found = await rows(
      tx,
      { sealed: text },
      sql`select sealed from goods_card where order_id = ${id} order by id`,
    );
    const isGiven = order.state === 'redeemed' || order.state === 'underReview';
    if (!isGiven || found.length === 0) throw new CodedError('orderMoved');
    await tx.execute(sql`
      insert into goods_card_look (order_id, account_id, at) values (${id}, ${uid}, ${instant(clock.now())})`);
    return found.map(({ sealed }) => openCard(sealing, order.goodsId, sealed));
  });

/** Throws `unknownOrder`, `tooManyRequests` after as many as an order has room for. */
export async function writeMessage(
  tx: Tx,
  given: { id: number; from: 'fan' | 'desk'; staffId?: number; text: string; now: Date },
): Promise<void> {
  const { id, from, staffId = null, text, now } = given;
  const own = sql`goods_order_message where order_id = ${id} and "from" = ${from}`;
  if ((await countRows(tx, own)) >= orderRules.messages) throw new CodedError('tooManyRequests');
  await tx.execute(sql`
    insert into goods_order_message (order_id, "from", staff_id, text, at)
    values (${id}, ${from}, ${staffId}, ${text}, ${instant(now)})`);
}

/** Throws `unknownOrder`, `tooManyRequests`. */
export const writeToDesk = (
  { db, clock }: MallContext,
  uid: number,
  { id, text }: Own & { text: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOrder(tx, id, uid);
    await writeMessage(tx, { id, from: 'fan', text, now: clock.now() });
  });
