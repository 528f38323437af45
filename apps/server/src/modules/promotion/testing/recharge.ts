import { expect, vi } from 'vitest';
import type { Person } from '#testing/people/person.ts';

let number = 0;

/** Begins a recharge of ten yuan and pays it in the sandbox, which tells of it twice. */
export async function recharge(someone: Person): Promise<void> {
  const key = { 'idempotency-key': `channel-recharge-${++number}` };
  const { payment, url } = (await someone.post('/orderpay/payByAlipay', { fen: 1_000 }, key))
    .result;
  const body = new URLSearchParams({ payment: String(payment.id), action: 'twice' });
  await someone.send(new URL(url).pathname, { method: 'POST', body });
  const path = `/orderpay/payment?id=${payment.id}`;
  await vi.waitFor(async () => expect((await someone.get(path)).result.state).toBe('paid'));
}
