import type { PayMethod } from '@xiongmao/api/wallet/rules';
import type { ModuleContext } from '#platform/module.ts';
import { type Gateway, GatewaySilent } from './gateway.ts';
import type { Gateways } from './gateways.ts';
import { type PaymentRow, takeUnasked } from './payments.ts';
import { closePayment, settleTrade } from './recharge.ts';

const mostAtOnce = 50;
/** ms after which a payment that nobody paid is given up. */
const lifetime = 24 * 3_600_000;

/** Asks the gateways about payments that stayed open: a notification may have been lost. */
export async function reconcile(context: ModuleContext, gateways: Gateways): Promise<void> {
  const { db, clock, log } = context;
  const methods = [...gateways.keys()];
  const taken = await takeUnasked(db, { methods, now: clock.now(), most: mostAtOnce });
  const silent = new Set<PayMethod>();
  for (const payment of taken) {
    const { method } = payment;
    // Who did not answer now is asked again by the next round.
    if (silent.has(method)) continue;
    try {
      await reconcilePayment(context, gateways.get(method)!, payment);
    } catch (error) {
      if (!(error instanceof GatewaySilent)) throw error;
      silent.add(method);
      log.warn({ err: error.cause, method }, 'a gateway does not answer');
    }
  }
}

/** Only what its gateway knows as unpaid is given up. */
async function reconcilePayment(
  context: ModuleContext,
  gateway: Gateway,
  payment: PaymentRow,
): Promise<void> {
  const { method, orderNo, createdAt } = payment;
  const trade = await gateway.ask(orderNo);
  const age = context.clock.now().getTime() - Date.parse(createdAt);
  if (trade && trade.state !== 'open') await settleTrade(context, method, trade);
  else if (age > lifetime) await closePayment(context, payment);
}
