import { randomBytes } from 'node:crypto';
import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import { type Form, type Gateway, isSigned, signForm, type Trade } from '#modules/wallet/index.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Secret } from '#platform/secret.ts';
import { findOrder } from './sandbox-orders.ts';

/** A name of its own for each, so that no form of one is taken for another's. */
const appOf = (method: PayMethod) => `sandbox-${method}`;
const signBy = (secret: Secret) => (text: string) =>
  secret.digest('sandbox gateway', text).toString('hex');

/** What the sandbox tells of a trade, signed as a real gateway does. */
export const sandboxNotification = (secret: Secret, method: PayMethod, trade: Trade): Form =>
  signForm(
    {
      app_id: appOf(method),
      out_trade_no: trade.orderNo,
      trade_no: trade.tradeNo,
      total_fen: String(trade.fen),
      trade_status: trade.state,
    },
    signBy(secret),
  );

/**
 * A gateway with books and a page of its own (`/dev/pay`), which moves no money and notifies by signed
 * forms.
 */
export function sandbox(method: PayMethod, { db, env, secret }: ModuleContext): Gateway {
  return {
    method,
    sandbox: true,
    async begin({ orderNo, paymentId, fen, subject }) {
      await db.execute(sql`
        insert into sandbox_order (order_no, method, fen, subject, trade_no)
        values (${orderNo}, ${method}, ${fen}, ${subject}, ${randomBytes(14).toString('hex')})
        on conflict (order_no) do nothing`);
      return new URL(`/dev/pay/${orderNo}?payment=${paymentId}`, env.SERVER_URL).href;
    },
    read(form) {
      if (!isSigned(form, signBy(secret)) || form.app_id !== appOf(method)) return null;
      return {
        orderNo: form.out_trade_no!,
        tradeNo: form.trade_no!,
        fen: Number(form.total_fen),
        state: form.trade_status as Trade['state'],
      };
    },
    async ask(orderNo) {
      const found = await findOrder(db, orderNo);
      return found?.method === method ? found : null;
    },
  };
}
