import { sql } from 'drizzle-orm';
import type { Leaving } from '#modules/identity/index.ts';
import { int } from '#platform/db/columns.ts';
import { rows, type Tx } from '#platform/db/database.ts';
import { lockOrder, moveOrder } from './orders/move-order.ts';

/**
 * Of who leaves: what was not sent is cancelled; addresses, what they wrote and how old they said they are go. That
 * there were orders and draws stays, as books and proofs need them: of nobody who could be found by them.
 */
export async function eraseMall(tx: Tx, accountId: number, { now }: Leaving): Promise<void> {
  const open = await rows(
    tx,
    { id: int },
    sql`select id from goods_order where account_id = ${accountId} and shipped_at is null
      and state in ('unpaid', 'paid', 'underReview') order by goods_id, id`,
  );
  for (const { id } of open) {
    await moveOrder(tx, await lockOrder(tx, id), { event: 'cancel', by: 'clock', now });
  }
  await tx.execute(sql`
    update goods_order set recipient = null, country = null, remarks = null, asked = null,
      carrier = null, tracking = null, dispute_text = ''
    where account_id = ${accountId}`);
  await tx.execute(sql`
    update goods_order_message set text = '' where order_id in (
      select id from goods_order where account_id = ${accountId})`);
  await tx.execute(sql`
    update goods_order_note set text = '' where order_id in (
      select id from goods_order where account_id = ${accountId})`);
  await tx.execute(sql`
    update goods_order_step set told = true where not told and order_id in (
      select id from goods_order where account_id = ${accountId})`);
  await tx.execute(sql`delete from goods_address where account_id = ${accountId}`);
  await tx.execute(sql`delete from blind_age where account_id = ${accountId}`);
}
