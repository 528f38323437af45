import { isAllowed } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { countRows, type Tx } from '#platform/db/database.ts';
import { type Principal, requireProof } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { type LockedOrder, requireClaim } from '../orders/move-order.ts';

/**
 * Gold goes back by who has the order, and has just proven who they are; for card numbers that were shown by who
 * answers for the shop. Throws `proofRequired`, `claimFirst`, `cardsShown`.
 */
export async function refuseRefund(
  tx: Tx,
  order: LockedOrder,
  principal: Principal,
  now: Date,
): Promise<void> {
  requireProof(principal, now);
  requireClaim(order, principal.uid, now);
  if (isAllowed('manageMall', principal.roles)) return;
  const looks = await countRows(tx, sql`goods_card_look where order_id = ${order.id}`);
  if (looks > 0) throw new CodedError('cardsShown');
}

/** Nobody says of their own parcel that it came, or that it was lost. Throws `ownMatter`. */
export async function refuseShipper(
  tx: Tx,
  { id }: LockedOrder,
  { uid }: Principal,
): Promise<void> {
  const shipped = sql`goods_order_step where order_id = ${id} and event in ('ship', 'reship') and staff_id = ${uid}`;
  if ((await countRows(tx, shipped)) > 0) throw new CodedError('ownMatter');
}
