import { randomUUID } from 'node:crypto';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { CodedError } from '#platform/http/errors.ts';
import { defineJob } from '#platform/jobs.ts';
import type { ModuleContext } from '#platform/module.ts';
import { KeyReused } from '../errors.ts';
import { ledgerAccountOf, move, ownAccount } from '../ledger/ledger.ts';
import type { Gateway, Trade } from './gateway.ts';
import { offers } from './offers.ts';
import {
  countUnpaid,
  findPayment,
  insertPayment,
  markClosed,
  markPaid,
  type PaymentRow,
} from './payments.ts';
import { rechargePaid } from './recharge-paid.ts';

type Recharging = Pick<ModuleContext, 'db' | 'clock' | 'jobs' | 'log' | 'env'>;

/** Tells a person's open pages what became of their payment. */
export const tellPayment = defineJob<{
  accountId: number;
  id: number;
  state: 'paid' | 'closed';
}>('tell-payment');

/** Payments that one may begin within an hour without paying any. */
const mostUnpaid = 30;
const hour = 3_600_000;

export interface Wish {
  accountId: number;
  fen: number;
  /** The client's idempotency key. */
  key: string;
  /** What the payer reads at the gateway. */
  subjectOf: (gold: number) => string;
}

/**
 * Begins a recharge: a row first, the gateway once it is committed. The same key is the same payment, so
 * that whoever was not answered may ask again. Throws KeyReused, GatewaySilent.
 */
export async function beginRecharge(
  { db, clock, env }: Recharging,
  gateway: Gateway,
  { accountId, fen, key, subjectOf }: Wish,
): Promise<{ payment: PaymentRow; url: string }> {
  const { method } = gateway;
  const gold = offers.find((offer) => offer.fen === fen)?.gold;
  if (gold === undefined) throw new CodedError('paymentRefused');
  const orderNo = randomUUID().replaceAll('-', '');
  const now = clock.now();

  const payment = await db.transaction(async (tx) => {
    const made = await insertPayment(tx, { accountId, key, method, fen, gold, orderNo, now });
    const isNew = made.orderNo === orderNo;
    if (isNew && (await countUnpaid(tx, accountId, new Date(now.getTime() - hour))) > mostUnpaid) {
      throw new CodedError('tooManyRequests');
    }
    return made;
  });
  if (payment.fen !== fen || payment.method !== method) throw new KeyReused();

  const returnTo = new URL(`/userInfo/water?payment=${payment.id}`, env.SITE_URL).href;
  // What is over needs no gateway: the page says how it ended.
  if (payment.state !== 'open') return { payment, url: returnTo };
  const subject = subjectOf(payment.gold);
  const order = { orderNo: payment.orderNo, paymentId: payment.id, fen, subject, returnTo };
  return { payment, url: await gateway.begin(order) };
}

/**
 * Takes what a gateway says of a trade, as often and in whatever order it says so: gold is credited once,
 * and only for the amount that was asked for. Answers whether the gateway may stop telling.
 */
export async function settleTrade(
  context: Recharging,
  method: PayMethod,
  trade: Trade,
): Promise<boolean> {
  const { db, clock, jobs, log } = context;
  const { orderNo, tradeNo, fen, state } = trade;
  const payment = await findPayment(db, { orderNo });
  if (payment?.method !== method) {
    log.error({ method, orderNo }, 'a trade for an order that is not ours');
    return false;
  }
  if (state === 'open') return true;
  if (state === 'closed') {
    await closePayment(context, payment);
    return true;
  }
  if (fen !== payment.fen) {
    log.error({ method, orderNo, asked: payment.fen, paid: fen }, 'a trade of another amount');
    return false;
  }
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { id, accountId, gold: amount } = payment;
    if (!(await markPaid(tx, id, { tradeNo, now }))) return;
    const from = await ownAccount(tx, 'recharge');
    const to = await ledgerAccountOf(tx, 'user', accountId);
    const key = `recharge:${id}`;
    await move(tx, { key, kind: 'recharge', from, to, amount, reference: key, at: now });
    const at = now.toISOString();
    await jobs.publish(tx, rechargePaid, { paymentId: id, accountId, fen, at });
    await jobs.send(tx, tellPayment, { accountId, id, state });
  });
  return true;
}

/** Gives a payment up that is still open; should it be paid after all, it is credited then. */
export async function closePayment(
  { db, jobs }: Recharging,
  { id, accountId }: PaymentRow,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markClosed(tx, id))) return;
    await jobs.send(tx, tellPayment, { accountId, id, state: 'closed' });
  });
}
