import { beginRecharge, type Gateway, settleTrade } from '#modules/wallet/index.ts';
import type { ModuleContext } from '#platform/module.ts';

const fen = 1_000_00;

/** At another time than now a gateway can't be asked, nor tell anything over HTTP. */
const silent: Gateway = {
  method: 'alipay',
  sandbox: true,
  begin: async () => '',
  read: () => null,
  ask: async () => null,
};

/** A recharge of the demo, once for an account and key, as if a gateway had told of it then. */
export async function makeDemoRecharge(
  context: ModuleContext,
  { accountId, at, key = 'demo' }: { accountId: number; at: Date; key?: string },
): Promise<void> {
  const then = { ...context, clock: { now: () => at } };
  const wish = { accountId, fen, key, subjectOf: () => 'Gold' };
  const { payment } = await beginRecharge(then, silent, wish);
  const { orderNo, method, state } = payment;
  if (state !== 'open') return;
  await settleTrade(then, method, { orderNo, tradeNo: orderNo, fen, state: 'paid' });
}
