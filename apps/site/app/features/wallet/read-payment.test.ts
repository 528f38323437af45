import { expect, test } from 'vitest';
import { readPayment } from './read-payment.ts';

const read = (search: string) => readPayment(new URLSearchParams(search));

test('The address names the recharge that one comes back from', () => {
  expect(read('payment=7')).toBe(7);
  for (const search of ['', 'payment=', 'payment=0', 'payment=-1', 'payment=1e3', 'payment=x']) {
    expect(read(search), search).toBeNull();
  }
});
