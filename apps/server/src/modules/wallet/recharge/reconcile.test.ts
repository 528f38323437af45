import type { PayMethod } from '@xiongmao/api/wallet/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { settleOrder } from '#src/demo/wallet/sandbox-orders.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';
import { begin, goldOf, notify, orderNoIn, told } from '../testing/recharging.ts';
import { type Gateway, GatewaySilent, type Trade } from './gateway.ts';
import { reconcile } from './reconcile.ts';

let app: TestApp;
let fan: Person;
let clock: SteeredClock;
/** How often the gateway was asked about each order. */
let asked: string[];
/** What the gateway would say; null when nobody came to pay. */
let says: Trade | null | 'nothing';
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ accounts: true, clock });
  fan = await person(app).signInAs('fan');
});

const gateway = {
  method: 'alipay' as const,
  sandbox: true,
  begin: async () => '',
  read: () => null,
  async ask(orderNo: string) {
    asked.push(orderNo);
    if (says === 'nothing') throw new GatewaySilent('down');
    return says && { ...says, orderNo };
  },
} satisfies Gateway;
const run = () => {
  asked = [];
  const { db, jobs } = app;
  const gateways = new Map<PayMethod, Gateway>([['alipay', gateway]]);
  const context = { db, jobs, clock, log: silent } as unknown as Parameters<typeof reconcile>[0];
  return reconcile(context, gateways);
};

async function order() {
  await app.db.execute(sql`update payment set state = 'closed' where state = 'open'`);
  const { result } = await begin(fan, 1_000);
  return { id: result.payment.id as number, orderNo: orderNoIn(result.url) };
}
const stateOf = async (id: number) => (await fan.get(`/orderpay/payment?id=${id}`)).result.state;
const paid: Trade = { orderNo: '', tradeNo: 'T1', fen: 1_000, state: 'paid' };

describe('A payment that stayed open', () => {
  test('whose notification was lost is credited once', async () => {
    const gold = await goldOf(fan);
    const { id, orderNo } = await order();
    says = { ...paid, tradeNo: 'lost' };
    await run();
    expect(asked).toEqual([]);
    clock.forward({ minutes: 2 });
    await Promise.all([run(), run(), run()]);
    expect(await stateOf(id)).toBe('paid');
    expect(await goldOf(fan)).toBe(gold + 100);
    clock.forward({ minutes: 2 });
    await run();
    await notify(app, 'alipay', await told(app, orderNo));
    expect(await goldOf(fan)).toBe(gold + 100);
  });

  test('is asked about again, ever more seldom, and given up after a day', async () => {
    const { id, orderNo } = await order();
    says = null;
    let questions = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      clock.forward({ minutes: 5 });
      await run();
      questions += asked.length;
    }
    expect(questions).toBeGreaterThan(5);
    expect(questions).toBeLessThan(60);
    clock.forward({ hours: 8 });
    await run();
    expect(await stateOf(id)).toBe('closed');
    // Who pays after all has not paid for nothing.
    await notify(app, 'alipay', await told(app, orderNo));
    expect(await stateOf(id)).toBe('paid');
  });

  test('is not given up while its gateway does not answer', async () => {
    const { id } = await order();
    says = 'nothing';
    clock.forward({ days: 3 });
    await run();
    expect(asked).toHaveLength(1);
    expect(await stateOf(id)).toBe('open');
    says = null;
    clock.forward({ days: 3 });
    await run();
    expect(await stateOf(id)).toBe('closed');
  });

  test('is closed when its gateway says so, and not paid by another amount', async () => {
    const first = await order();
    says = { ...paid, state: 'closed', tradeNo: 'c' };
    clock.forward({ minutes: 2 });
    await run();
    expect(await stateOf(first.id)).toBe('closed');
    const second = await order();
    says = { ...paid, fen: 1, tradeNo: 'w' };
    clock.forward({ minutes: 2 });
    await run();
    expect(await stateOf(second.id)).toBe('open');
  });

  test('asks no more of a gateway that was silent just now', async () => {
    await order();
    for (let count = 0; count < 3; count++) await begin(fan, 1_000);
    says = 'nothing';
    clock.forward({ minutes: 2 });
    await run();
    expect(asked).toHaveLength(1);
  });

  test('is known to the sandbox by its own books', async () => {
    const { orderNo } = await order();
    expect(await settleOrder(app.db, orderNo, 'paid')).toMatchObject({ state: 'paid' });
    expect(await settleOrder(app.db, orderNo, 'closed')).toBeNull();
  });
});
