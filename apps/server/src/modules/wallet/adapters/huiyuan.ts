import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { askOutside } from '#platform/ask-outside.ts';
import type { Clock } from '#platform/clock.ts';
import { fenOf, yuanOf } from '../money.ts';
import { type Form, type Gateway, GatewaySilent, type Trade } from '../recharge/gateway.ts';
import { notificationAddress } from '../recharge/notification-address.ts';
import { isSigned, signForm } from '../recharge/signed-form.ts';

interface HuiyuanEnv {
  SERVER_URL: string;
  HUIYUAN_MERCHANT_ID: string;
  HUIYUAN_KEY: string;
  HUIYUAN_GATEWAY_URL: string;
}

/** What comes back is a flat object of texts. */
const answer = z.record(z.string(), z.string());
const trade = z.object({
  merchant_id: z.string(),
  order_no: z.string().min(1),
  trade_no: z.string().min(1),
  amount: z.string().transform(fenOf).pipe(z.int()),
  status: z.enum(['open', 'paid', 'closed']),
});

/** Huiyuan: signed forms both ways (docs/operations.md, "Recharge"). */
export function huiyuan(env: HuiyuanEnv, clock: Clock): Gateway {
  const { HUIYUAN_MERCHANT_ID: merchantId, HUIYUAN_GATEWAY_URL: gatewayUrl } = env;
  const sign = (text: string) => createHmac('sha256', env.HUIYUAN_KEY).update(text).digest('hex');
  const base = gatewayUrl.endsWith('/') ? gatewayUrl : `${gatewayUrl}/`;

  /** Asks with a signed form; what comes back unsigned is nobody's word. */
  async function ask(path: 'pay' | 'query', fields: Form): Promise<Form> {
    const timestamp = String(clock.now().getTime());
    const form = signForm({ ...fields, merchant_id: merchantId, timestamp }, sign);
    try {
      const init = { method: 'POST', body: new URLSearchParams(form) };
      const response = await askOutside(new URL(path, base), init);
      if (!response.ok) throw new Error(`Huiyuan answers ${response.status}`);
      const told = answer.parse(await response.json());
      if (!isSigned(told, sign) || told.merchant_id !== merchantId) {
        throw new Error('Huiyuan answers without a good signature');
      }
      return told;
    } catch (error) {
      throw new GatewaySilent(error);
    }
  }

  function tradeOf(form: Form): Trade | null {
    const { data } = trade.safeParse(form);
    if (!data) return null;
    const { order_no: orderNo, trade_no: tradeNo, amount: fen, status: state } = data;
    return { orderNo, tradeNo, fen, state };
  }

  return {
    method: 'huiyuan',
    sandbox: false,
    async begin({ orderNo, fen, subject, returnTo }) {
      const { pay_url } = await ask('pay', {
        order_no: orderNo,
        amount: yuanOf(fen),
        subject,
        notify_url: notificationAddress(env, 'huiyuan'),
        return_url: returnTo,
      });
      const { data } = z.url({ protocol: /^https?$/ }).safeParse(pay_url);
      if (!data) throw new GatewaySilent('Huiyuan names no page to pay on');
      return data;
    },
    read(form) {
      if (!isSigned(form, sign) || form.merchant_id !== merchantId) return null;
      return tradeOf(form);
    },
    async ask(orderNo) {
      const told = await ask('query', { order_no: orderNo });
      if (told.status === 'unknown') return null;
      const found = tradeOf(told);
      if (found?.orderNo !== orderNo) throw new GatewaySilent('Huiyuan tells of another order');
      return found;
    },
  };
}
