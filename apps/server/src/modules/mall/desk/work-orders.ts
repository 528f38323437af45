import type { CallInput, CallResult } from '@xiongmao/api/call';
import type { claimOrder as claimCall, getDeskCounts } from '@xiongmao/api/mall/calls';
import {
  type OrderState,
  orderNumber,
  orderRules,
  orderStates,
  transitionOf,
} from '@xiongmao/api/mall/rules';
import { orderState, type Recipient } from '@xiongmao/api/mall/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { countAttempt } from '#modules/identity/index.ts';
import { notify, readersOf } from '#modules/users/index.ts';
import { asWritten, int, orNull, text } from '#platform/db/columns.ts';
import { countUpTo, instant, rows, type Tx } from '#platform/db/database.ts';
import { refuseOwn } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import { every } from '#platform/http/listing.ts';
import { openRecipient } from '../addresses/recipients.ts';
import type { MallContext } from '../context.ts';
import { orderMessage } from '../notice-types.ts';
import { type LockedOrder, lockAlone, refuseClaimed, requireClaim } from '../orders/move-order.ts';
import { writeMessage } from '../orders/own-orders.ts';
import { textOf } from '../own-texts.ts';
import { auditCall, type Desk } from './audit-call.ts';

/** What waits for the desk. */
export const isOpen = sql`o.state in ('paid', 'underReview')`;

interface View {
  uid: number;
  now: Date;
}

const isClaimed = (now: Date): SQL => sql`coalesce(o.claimed_until > ${instant(now)}, false)`;

const claims = {
  mine: ({ uid, now }: View) => sql`${isClaimed(now)} and o.claimed_by = ${uid}`,
  others: ({ uid, now }: View) => sql`${isClaimed(now)} and o.claimed_by <> ${uid}`,
  nobody: ({ now }: View) => sql`not ${isClaimed(now)}`,
};

/** Orders that somebody has claimed, or nobody. */
export const claimedAs = (by: keyof typeof claims, view: View): SQL => claims[by](view);

/** How many orders there are of each kind that the desk tells apart, of each no more than matter. */
export async function countOrders(
  { db, clock }: MallContext,
  uid: number,
): Promise<CallResult<typeof getDeskCounts>> {
  const now = clock.now();
  const count = (which: SQL) => countUpTo(orderRules.counted, sql`goods_order o where ${which}`);
  const states = await rows(
    db,
    { state: orderState, total: int },
    sql`select s.state, ${count(sql`o.state = s.state`)} as total
      from unnest(${sql.param([...orderStates])}::text[]) s (state)`,
  );
  const [others] = await rows(
    db,
    { open: int, late: int, mine: int },
    sql`select ${count(isOpen)} as open, ${count(sql`o.due_at < ${instant(now)}`)} as late,
        ${count(claims.mine({ uid, now }))} as mine`,
  );
  return {
    states: Object.fromEntries(states.map(({ state, total }) => [state, total])) as Record<
      OrderState,
      number
    >,
    ...others!,
  };
}

/** An order that one works on: nobody's own. Throws `unknownOrder`, `ownMatter`. */
async function lockForDesk(tx: Tx, id: number, { principal }: Desk): Promise<LockedOrder> {
  const order = await lockAlone(tx, id);
  refuseOwn(principal, [order.accountId]);
  return order;
}

const setClaim = (tx: Tx, id: number, by: number, now: Date) =>
  tx.execute(sql`
    update goods_order set claimed_by = ${by},
      claimed_until = ${instant(now)} + make_interval(mins => ${orderRules.claimedFor})
    where id = ${id}`);

/**
 * Takes an order to work on: the one named, or the next of the queue, what is due first; null where nothing waits.
 * Throws `unknownOrder`, `orderClaimed`, `orderMoved`, `ownMatter`.
 */
export const claimOrder = (
  context: MallContext,
  desk: Desk,
  { id, next = {} }: { id?: number | undefined; next?: Next | undefined },
): Promise<number | null> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const { uid } = desk.principal;
    if (next.after !== undefined) await leave(tx, context, desk, next.after);
    const claimed = id ?? (await findNext(tx, { uid, now }, next));
    if (claimed === null) return null;
    const order = await lockForDesk(tx, claimed, desk);
    refuseClaimed(order, uid, now);
    if (order.state !== 'paid' && order.state !== 'underReview') throw new CodedError('orderMoved');
    await setClaim(tx, claimed, uid, now);
    await auditCall(tx, context, desk, {
      action: 'goods-orders.claim',
      target: `goods-orders/${claimed}`,
      about: [order.accountId],
    });
    return claimed;
  });

type Next = NonNullable<CallInput<typeof claimCall>['body']>['next'];

/** What nobody has, nor is one's own, what is due first; two who ask at once have two. */
async function findNext(
  tx: Tx,
  view: View,
  { state, kind, after }: NonNullable<Next>,
): Promise<number | null> {
  const [next] = await rows(
    tx,
    { id: int },
    sql`select o.id from goods_order o join goods g on g.id = o.goods_id
      where ${every(
        sql`o.due_at is not null and ${isOpen} and o.account_id <> ${view.uid}`,
        claims.nobody(view),
        state !== undefined && sql`o.state = ${state}`,
        kind !== undefined && sql`g.kind = ${kind}`,
        after !== undefined &&
          sql`(o.due_at, o.id) > (select a.due_at, a.id from goods_order a where a.id = ${after})`,
      )}
      order by o.due_at, o.id limit 1 for update of o skip locked`,
  );
  return next?.id ?? null;
}

/** Throws `unknownOrder`, `orderClaimed`. */
export const releaseOrder = (context: MallContext, desk: Desk, id: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const order = await lockAlone(tx, id);
    refuseClaimed(order, desk.principal.uid, context.clock.now());
    await setFree(tx, context, desk, order);
  });

/** What is skipped is anyone's again. Throws `unknownOrder`. */
async function leave(tx: Tx, context: MallContext, desk: Desk, id: number): Promise<void> {
  const order = await lockAlone(tx, id);
  if (order.claimedBy === desk.principal.uid) await setFree(tx, context, desk, order);
}

async function setFree(
  tx: Tx,
  context: MallContext,
  desk: Desk,
  { id, accountId }: LockedOrder,
): Promise<void> {
  await tx.execute(sql`
    update goods_order set claimed_by = null, claimed_until = null where id = ${id}`);
  await auditCall(tx, context, desk, {
    action: 'goods-orders.release',
    target: `goods-orders/${id}`,
    about: [accountId],
  });
}

/**
 * Where an order is sent to that one has claimed to ship it; that somebody looked stands in the audit log, or they don't
 * see it. Throws `unknownOrder`, `ownMatter`, `claimFirst`, `orderMoved`.
 */
export const readRecipient = (
  context: MallContext,
  desk: Desk,
  id: number,
): Promise<Recipient | null> =>
  context.db.transaction(async (tx) => {
    const order = await lockForDesk(tx, id, desk);
    const { accountId } = order;
    const isSent = (['ship', 'reship'] as const).some((event) =>
      transitionOf(order, event, 'desk'),
    );
    if (!isSent) throw new CodedError('orderMoved');
    requireClaim(order, desk.principal.uid, context.clock.now());
    const [kept] = await rows(
      tx,
      { sealed: orNull(text) },
      sql`select recipient as sealed from goods_order where id = ${id}`,
    );
    await auditCall(tx, context, desk, {
      action: 'goods-orders.look',
      target: `goods-orders/${id}`,
      about: [accountId],
    });
    return kept!.sealed === null ? null : openRecipient(context.sealing, accountId, kept!.sealed);
  });

/** Throws tooManyRequests after as many looks as one may have in an hour. */
export async function countLook({ db, clock }: MallContext, uid: number): Promise<void> {
  const limit = { name: `mall-look:${uid}`, most: orderRules.looks, seconds: 3_600 };
  if (!(await countAttempt(db, [limit], clock.now()))) throw new CodedError('tooManyRequests');
}

/** Throws `unknownOrder`, `ownMatter`. */
export const answerFan = (
  context: MallContext,
  desk: Desk,
  { id, text: said }: { id: number; text: string },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const { accountId } = await lockForDesk(tx, id, desk);
    const staffId = desk.principal.uid;
    await writeMessage(tx, { id, from: 'desk', staffId, text: said, now });
    await auditCall(tx, context, desk, {
      action: 'goods-orders.message',
      target: `goods-orders/${id}`,
      about: [accountId],
      after: { text: said },
    });
    const [goods] = await rows(
      tx,
      { names: asWritten<Record<string, string>>() },
      sql`select g.names from goods_order o join goods g on g.id = o.goods_id where o.id = ${id}`,
    );
    const { language } = (await readersOf(tx, [accountId])).get(accountId)!;
    const values = { order: id, number: orderNumber(id), goods: textOf(goods!.names, language) };
    await notify(tx, context.jobs, accountId, {
      type: orderMessage,
      values,
      cause: null,
      at: now,
    });
  });
