import {
  isCalledOff,
  type OrderActor,
  type OrderEvent,
  type OrderState,
  orderRules,
  type Transition,
  transitionOf,
} from '@xiongmao/api/mall/rules';
import { order } from '@xiongmao/api/mall/shapes';
import { sql } from 'drizzle-orm';
import {
  captureHolds,
  ledgerAccountOf,
  move,
  ownAccount,
  releaseHolds,
} from '#modules/wallet/index.ts';
import { int, only, orNull, type RowOf, time } from '#platform/db/columns.ts';
import { instant, rows, type Tx } from '#platform/db/database.ts';
import { CodedError } from '#platform/http/errors.ts';
import { referenceOf } from '../order-reference.ts';

const lockedRow = {
  ...only(order.shape, 'id', 'goodsId', 'kind', 'count', 'gold', 'state', 'shippedAt', 'editionId'),
  accountId: int,
  holdId: orNull(int),
  claimedBy: orNull(int),
  claimedUntil: orNull(time),
  disputedAt: orNull(time),
};

export type LockedOrder = RowOf<typeof lockedRow>;

/** An order until the transaction's end, its person's wallet before it. Throws `unknownOrder`. */
export async function lockOrder(
  tx: Tx,
  id: number,
  owner: number | null = null,
): Promise<LockedOrder> {
  await tx.execute(sql`
    select wallet.lock_wallets(array(select account_id from goods_order where id = ${id}))`);
  return lockAlone(tx, id, owner);
}

/** The same without the wallet, for what moves no gold: nothing is waited for once one has it. Throws `unknownOrder`. */
export async function lockAlone(
  tx: Tx,
  id: number,
  owner: number | null = null,
): Promise<LockedOrder> {
  const [found] = await rows(
    tx,
    lockedRow,
    sql`select o.id, o.goods_id as "goodsId", g.kind, o.count, o.gold, o.state, o.shipped_at as "shippedAt",
        o.edition_id as "editionId", o.account_id as "accountId", o.hold_id as "holdId",
        o.claimed_by as "claimedBy", o.claimed_until as "claimedUntil", o.disputed_at as "disputedAt"
      from goods_order o join goods g on g.id = o.goods_id
      where o.id = ${id} and (${owner}::int is null or o.account_id = ${owner}) for update of o`,
  );
  if (!found) throw new CodedError('unknownOrder');
  return found;
}

const isHeld = ({ claimedUntil }: LockedOrder, now: Date): boolean =>
  claimedUntil !== null && Date.parse(claimedUntil) > now.getTime();

/** Throws `orderClaimed` while somebody else of the desk has it. */
export function refuseClaimed(order: LockedOrder, uid: number, now: Date): void {
  if (isHeld(order, now) && order.claimedBy !== uid) throw new CodedError('orderClaimed');
}

/** Throws `orderAtDesk` while the desk works on what is one's own. */
export function refuseAtDesk(order: LockedOrder, now: Date): void {
  if (isHeld(order, now)) throw new CodedError('orderAtDesk');
}

/** Throws `claimFirst` unless who works on it has claimed it. */
export function requireClaim({ claimedBy, claimedUntil }: LockedOrder, uid: number, now: Date) {
  const isMine = claimedBy === uid && Date.parse(claimedUntil!) > now.getTime();
  if (!isMine) throw new CodedError('claimFirst');
}

interface Move {
  event: OrderEvent;
  by: OrderActor;
  staffId?: number;
  reason?: string | null;
  now: Date;
}

/** Has something happen to a locked order, by the table of transitions: its gold, its stock, its step. Throws `orderMoved`. */
export async function moveOrder(tx: Tx, order: LockedOrder, given: Move): Promise<OrderState> {
  const { event, by, staffId = null, reason = null, now } = given;
  const due = transitionOf(order, event, by);
  if (!due) throw new CodedError('orderMoved');
  await moveGold(tx, order, due, now);
  await moveStock(tx, order, due);
  // It goes nowhere any more.
  const isCancelled = due.to === 'cancelled';
  await tx.execute(sql`
    update goods_order set state = ${due.to}, pay_before = null,
      recipient = case when ${!isCancelled} then recipient end, country = case when ${!isCancelled} then country end,
      shipped_at = case when ${due.gold === 'capture' || event === 'reship'} then ${instant(now)} else shipped_at end,
      due_at = case when ${due.to} in ('paid', 'underReview') then due_at end,
      claimed_by = case when ${due.to} in ('paid', 'underReview') then claimed_by end,
      claimed_until = case when ${due.to} in ('paid', 'underReview') then claimed_until end
    where id = ${order.id}`);
  await tx.execute(sql`
    insert into goods_order_step (order_id, event, state, by, staff_id, reason, at, told)
    values (${order.id}, ${event}, ${due.to}, ${by}, ${staffId}, ${reason}, ${instant(now)}, false)`);
  return due.to;
}

/** Of what waits under review after it was shipped: the desk has so long to say what becomes of it. */
export const awaitAnswer = (tx: Tx, id: number, now: Date): Promise<unknown> =>
  tx.execute(sql`
    update goods_order set due_at = ${instant(now)} + make_interval(hours => ${orderRules.answerWithin})
    where id = ${id}`);

async function moveGold(tx: Tx, order: LockedOrder, due: Transition, at: Date): Promise<void> {
  const { id, holdId, gold, accountId } = order;
  if (due.gold === 'capture' && holdId !== null) {
    const house = await ownAccount(tx, 'house');
    await captureHolds(tx, {
      ids: [holdId],
      split: ([amount]) => [{ to: house, amount: amount! }],
      key: `goodsOrder:${id}:shipped`,
      reference: referenceOf(id),
      at,
    });
  }
  if (due.gold === 'release' && holdId !== null) await releaseHolds(tx, [holdId], at);
  // What was shipped, and what was won, is paid: the house gives it back.
  const isPaid = due.gold === 'giveBack' || (due.gold === 'release' && holdId === null);
  if (isPaid) {
    await move(tx, {
      key: `goodsOrder:${id}:back`,
      kind: 'goodsRefund',
      from: await ownAccount(tx, 'house'),
      to: await ledgerAccountOf(tx, 'user', accountId),
      amount: gold,
      reference: referenceOf(id),
      at,
    });
  }
}

async function moveStock(tx: Tx, order: LockedOrder, due: Transition): Promise<void> {
  const { goodsId, count, shippedAt } = order;
  if (due.gold === 'capture') {
    await tx.execute(sql`
      update goods set reserved = reserved - ${count}, sold = sold + ${count} where id = ${goodsId}`);
  }
  if (isCalledOff(due.to) && shippedAt === null) {
    await tx.execute(sql`update goods set reserved = reserved - ${count} where id = ${goodsId}`);
  }
}
