import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Product } from '../../product/product.ts';

/** Recharges somebody's gold at the demo's gateway, until it is there; `fen` as the product offers it. */
export async function recharge(
  request: APIRequestContext,
  { server }: Product,
  fen: number,
): Promise<void> {
  const headers = { 'x-xiongmao': '1', 'idempotency-key': randomUUID() };
  const rechargedFen = async () => {
    const balance = await request.get(`${server}/java/user/userGold`);
    return ((await balance.json()) as { result: { rechargedFen: number } }).result.rechargedFen;
  };
  const before = await rechargedFen();
  const begun = await request.post(`${server}/java/orderpay/payByAlipay`, {
    headers,
    data: { fen },
  });
  const { result } = (await begun.json()) as { result: { url: string } };
  const { pathname, searchParams } = new URL(result.url);
  const form = { payment: searchParams.get('payment')!, action: 'pay' };
  const paid = await request.post(server + pathname, { form, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  // The gateway leads back at once, and tells of the payment by a request of its own.
  await expect.poll(rechargedFen, { intervals: [20, 50, 100] }).toBe(before + fen);
}
