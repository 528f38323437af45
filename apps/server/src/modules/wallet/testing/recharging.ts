import { createSecret } from '#platform/secret.ts';
import { sandboxNotification } from '#src/demo/wallet/sandbox.ts';
import { findOrder } from '#src/demo/wallet/sandbox-orders.ts';
import { type TestApp, testKey } from '#testing/app.ts';
import type { Person } from '#testing/people/person.ts';
import type { Form, Trade } from '../recharge/gateway.ts';

const secret = createSecret(testKey);
let keys = 0;

/** A key as browsers make them, another each time. */
export const newKey = () => `recharge-${String(++keys).padStart(8, '0')}`;

export const paths = { alipay: '/orderpay/payByAlipay', huiyuan: '/orderpay/payByHuiYuan' };
export type Method = keyof typeof paths;

export const goldOf = async (someone: Person): Promise<number> =>
  (await someone.get('/user/userGold')).result.gold;

export const begin = (someone: Person, fen: number, key = newKey(), method: Method = 'alipay') =>
  someone.post(paths[method], { fen }, { 'idempotency-key': key });

/** The number by which the gateway knows the order of a page to pay on. */
export const orderNoIn = (url: string): string => new URL(url).pathname.split('/').at(-1)!;

/** Tells the product something as a gateway does, and answers what it hears. */
export async function notify(app: TestApp, method: Method, form: Form): Promise<string> {
  const url = `${app.url}/java/orderpay/notify/${method}`;
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  return response.text();
}

/** What the sandbox would tell of an order that was paid, signed, with what is said otherwise. */
export async function told(
  app: TestApp,
  orderNo: string,
  more: Partial<Trade> = {},
  method: Method = 'alipay',
): Promise<Form> {
  const order = (await findOrder(app.db, orderNo))!;
  return sandboxNotification(secret, method, { ...order, state: 'paid', ...more });
}
