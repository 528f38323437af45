import { createSecret } from '#platform/secret.ts';
import { sandboxNotification } from '#src/demo/wallet/sandbox.ts';
import { settleOrder } from '#src/demo/wallet/sandbox-orders.ts';
import type { Form, Trade } from '#src/modules/wallet/recharge/gateway.ts';
import { beginRecharge, settleTrade } from '#src/modules/wallet/recharge/recharge.ts';
import { reconcile } from '#src/modules/wallet/recharge/reconcile.ts';
import { believe } from '../../breaks.ts';
import type { OwnPayment } from '../../world.ts';
import { type Draw, type Operation, type Scene, tryIn } from '../operation.ts';

const stranger = createSecret('a key that anybody could make up');

/** What may come as a notification of a payment; only `paid` is a reason to credit it. */
const kinds = [
  'paid',
  'paid',
  'paid',
  'closed',
  'closed',
  'forged',
  'changed',
  'otherApp',
  'wrongAmount',
  'unknown',
] as const;
type Kind = (typeof kinds)[number];

function formOf({ product: { context } }: Scene, trade: Trade, kind: Kind): Form {
  const { secret } = context;
  switch (kind) {
    case 'forged':
      return sandboxNotification(stranger, 'alipay', trade);
    case 'changed':
      return {
        ...sandboxNotification(secret, 'alipay', { ...trade, state: 'closed' }),
        trade_status: 'paid',
      };
    case 'otherApp':
      return sandboxNotification(secret, 'huiyuan', trade);
    case 'wrongAmount':
      return sandboxNotification(secret, 'alipay', { ...trade, fen: trade.fen - 1 });
    case 'closed':
      return sandboxNotification(secret, 'alipay', { ...trade, state: 'closed' });
    case 'unknown':
      return sandboxNotification(secret, 'alipay', { ...trade, orderNo: 'f'.repeat(32) });
    default:
      return sandboxNotification(secret, 'alipay', trade);
  }
}

const claimedIn = (form: Form): Trade => ({
  orderNo: form.out_trade_no!,
  tradeNo: form.trade_no!,
  fen: Number(form.total_fen),
  state: form.trade_status as Trade['state'],
});

/** The gateway, or somebody else, tells of a payment: once, twice, in any order. */
export const tell: Draw = (scene) => {
  const payment = pickPayment(scene);
  return payment ? telling(scene, payment, scene.random.pick(kinds)) : idle;
};

/** What was said first comes last. */
export const tellOutOfOrder: Draw = (scene) => {
  const payment = pickPayment(scene);
  if (!payment) return idle;
  const [paid, closed] = [telling(scene, payment, 'paid'), telling(scene, payment, 'closed')];
  return {
    name: `${paid.name}, then closed`,
    async run() {
      await paid.run();
      await closed.run();
    },
  };
};

function telling(scene: Scene, payment: OwnPayment, kind: Kind): Operation {
  const { notes, product, broken } = scene;
  const { id, orderNo, fen } = payment;
  const form = formOf(scene, { orderNo, tradeNo: `trade-${id}`, fen, state: 'paid' }, kind);
  const name = `payment ${id} is told: ${kind}`;
  return {
    name,
    async run() {
      const read = product.gateways.get('alipay')!.read(form);
      const trade = broken ? believe(broken, { read, claimed: claimedIn(form), asked: fen }) : read;
      const outcome = await tryIn(
        scene,
        name,
      )(async () => {
        return trade !== null && (await settleTrade(product.context, 'alipay', trade));
      });
      notes.told.push({ orderNo, good: kind === 'paid', outcome });
    },
  };
}

/** It is paid, but nobody tells: the gateway is asked. */
export const payInSilence: Draw = (scene) => {
  const payment = pickPayment(scene);
  if (!payment) return idle;
  const { notes, product } = scene;
  const { id, orderNo } = payment;
  const name = `payment ${id} is paid in silence`;
  return {
    name,
    async run() {
      const go = tryIn(scene, name);
      notes.told.push({ orderNo, good: true, outcome: { is: 'failed' } });
      await go(() => settleOrder(product.context.db, orderNo, 'paid'));
      await go(() => reconcile(product.context, product.gateways));
    },
  };
};

/** The same key again, for the same sum or another. */
export const rechargeAgain: Draw = (scene) => {
  const payment = pickPayment(scene);
  if (!payment) return idle;
  const { notes, product, random } = scene;
  const { accountId, key } = payment;
  const fen = random.pick([10_00, 50_00]);
  const name = `${accountId} begins to recharge ${fen} again`;
  return {
    name,
    async run() {
      const wish = { accountId, fen, key, subjectOf: () => 'Gold' };
      const outcome = await tryIn(
        scene,
        name,
      )(async () => {
        const begun = await beginRecharge(product.context, product.gateways.get('alipay')!, wish);
        return begun.payment.id;
      });
      notes.recharges.push({ accountId, key, fen, outcome });
    },
  };
};

/** Mostly the same one, so that what is told of it meets. */
const pickPayment = ({ random, world: { payments } }: Scene): OwnPayment | null =>
  (random.chance(0.6) ? payments[0] : payments.at(-1)) ?? null;

const idle: Operation = { name: 'nothing', run: async () => undefined };
