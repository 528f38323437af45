import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { proveLedger, walletLedgerRules } from '../index.ts';
import { begin, goldOf, newKey, notify, orderNoIn, paths, told } from '../testing/recharging.ts';

let app: TestApp;
let fan: Person;
let gold: number;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
});
beforeEach(async () => {
  gold = await goldOf(fan);
});

/** An order of 10 yuan, for 100 gold. */
async function order() {
  const { result } = await begin(fan, 1_000);
  return { id: result.payment.id as number, orderNo: orderNoIn(result.url) };
}
const stateOf = async (id: number) => (await fan.get(`/orderpay/payment?id=${id}`)).result.state;

describe('What can be bought', () => {
  test('is told to anyone, with the ways to pay', async () => {
    const { result } = await person(app).get('/system/payButton');
    expect(result.methods).toEqual([
      { method: 'alipay', sandbox: true },
      { method: 'huiyuan', sandbox: true },
    ]);
    expect(result.offers[0]).toEqual({ fen: 1_000, gold: 100 });
    const rates = result.offers.map(({ fen, gold: given }: typeof result) => given / fen);
    expect(rates).toEqual(rates.toSorted((a: number, b: number) => a - b));
  });

  test('is not what the browser makes up', async () => {
    const refused = [1, 999, 1_001, 99_999];
    for (const fen of refused)
      expect(await begin(fan, fen)).toMatchObject({ errorCode: errors.paymentRefused.code });
    for (const fen of [0, -1_000, 10.5, '1000']) {
      expect(await begin(fan, fen as number)).toMatchObject({
        errorCode: errors.invalidInput.code,
      });
    }
    const wish = { fen: 1_000, gold: 1_000_000 };
    const answer = await fan.post(paths.alipay, wish, { 'idempotency-key': newKey() });
    expect(answer.result.payment).toMatchObject({ fen: 1_000, gold: 100 });
  });
});

describe('Beginning a recharge', () => {
  test('needs a key of the client', async () => {
    for (const headers of [{ 'idempotency-key': '' }, { 'idempotency-key': 'short' }]) {
      expect(
        await fan.post(paths.alipay, { fen: 1_000 }, headers as Record<string, string>),
      ).toMatchObject({ errorCode: errors.invalidInput.code });
    }
  });

  test('is one payment for a key, also when it is asked for many times at once', async () => {
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => begin(fan, 1_000, key)));
    expect(new Set(answers.map(({ result }) => result.payment.id)).size).toBe(1);
    expect(new Set(answers.map(({ result }) => result.url)).size).toBe(1);
  });

  test('is refused to a key that came with another content', async () => {
    const key = newKey();
    await begin(fan, 1_000, key);
    expect(await begin(fan, 5_000, key)).toMatchObject({ errorCode: errors.keyReused.code });
    expect(await begin(fan, 1_000, key, 'huiyuan')).toMatchObject({
      errorCode: errors.keyReused.code,
    });
  });

  test('takes the same key of two people for two payments', async () => {
    const key = newKey();
    const other = await person(app).signInAs('fan2');
    const [mine, theirs] = [await begin(fan, 1_000, key), await begin(other, 1_000, key)];
    expect(mine.result.payment.id).not.toBe(theirs.result.payment.id);
  });

  test('answers what it shows and no more, and to its owner alone', async () => {
    const { result } = await begin(fan, 1_000);
    expect(Object.keys(result.payment).sort()).toEqual([
      'createdAt',
      'fen',
      'gold',
      'id',
      'method',
      'paidAt',
      'state',
    ]);
    const other = await person(app).signInAs('fan2');
    const path = `/orderpay/payment?id=${result.payment.id}`;
    expect(await other.get(path)).toMatchObject({ errorCode: errors.unknownPayment.code });
    expect((await fan.get(path)).result).toEqual(result.payment);
  });

  test('is slowed down for who pays none of many', async () => {
    const someone = await person(app).register('window@example.org');
    const answers = [];
    for (let count = 0; count < 32; count++) answers.push(await begin(someone, 1_000));
    expect(answers.at(0)).toMatchObject({ status: 'success' });
    expect(answers.at(-1)).toMatchObject({ errorCode: errors.tooManyRequests.code });
  });
});

describe('A notification', () => {
  test('credits the gold, and the line of it says so', async () => {
    const { id, orderNo } = await order();
    expect(await stateOf(id)).toBe('open');
    expect(await notify(app, 'alipay', await told(app, orderNo))).toBe('success');
    expect(await goldOf(fan)).toBe(gold + 100);
    expect(await stateOf(id)).toBe('paid');
    const { items } = (await fan.get('/orderpay/gold/list?page=1')).result;
    expect(items[0]).toMatchObject({
      kind: 'recharge',
      amount: 100,
      before: gold,
      after: gold + 100,
      reference: `recharge:${id}`,
    });
  });

  test('credits once, however often it is told', async () => {
    const { id, orderNo } = await order();
    const form = await told(app, orderNo);
    const paidAt = new Set<string>();
    for (let count = 0; count < 3; count++) {
      expect(await notify(app, 'alipay', form)).toBe('success');
      paidAt.add((await fan.get(`/orderpay/payment?id=${id}`)).result.paidAt);
    }
    expect(await goldOf(fan)).toBe(gold + 100);
    expect(paidAt.size).toBe(1);
  });

  test('credits once when many are told at the same instant', async () => {
    const { orderNo } = await order();
    const form = await told(app, orderNo);
    const said = await Promise.all(Array.from({ length: 10 }, () => notify(app, 'alipay', form)));
    expect(new Set(said)).toEqual(new Set(['success']));
    expect(await goldOf(fan)).toBe(gold + 100);
  });

  test('that closes, after one that paid, takes nothing away', async () => {
    const { id, orderNo } = await order();
    await notify(app, 'alipay', await told(app, orderNo));
    expect(await notify(app, 'alipay', await told(app, orderNo, { state: 'closed' }))).toBe(
      'success',
    );
    expect(await stateOf(id)).toBe('paid');
    expect(await goldOf(fan)).toBe(gold + 100);
  });

  test('that pays counts also after one that closed', async () => {
    const { id, orderNo } = await order();
    await notify(app, 'alipay', await told(app, orderNo, { state: 'closed' }));
    expect(await stateOf(id)).toBe('closed');
    expect(await goldOf(fan)).toBe(gold);
    await notify(app, 'alipay', await told(app, orderNo));
    expect(await stateOf(id)).toBe('paid');
    expect(await goldOf(fan)).toBe(gold + 100);
  });

  test('of a trade that is not over changes nothing', async () => {
    const { id, orderNo } = await order();
    expect(await notify(app, 'alipay', await told(app, orderNo, { state: 'open' }))).toBe(
      'success',
    );
    expect(await stateOf(id)).toBe('open');
  });

  test('is refused when it is forged, or changed on its way', async () => {
    const { id, orderNo } = await order();
    const form = await told(app, orderNo);
    const { sign, ...unsigned } = form;
    const forged = [
      { ...form, sign: '0'.repeat(64) },
      { ...form, sign: `${sign}0` },
      { ...form, total_fen: '1' },
      { ...form, extra: '1' },
      unsigned,
      {},
    ];
    for (const each of forged) expect(await notify(app, 'alipay', each)).toBe('fail');
    expect(await stateOf(id)).toBe('open');
    expect(await goldOf(fan)).toBe(gold);
  });

  test('is refused for another amount, signed or not', async () => {
    const { id, orderNo } = await order();
    for (const fen of [1, 999, 1_001]) {
      expect(await notify(app, 'alipay', await told(app, orderNo, { fen }))).toBe('fail');
    }
    expect(await stateOf(id)).toBe('open');
    expect(await goldOf(fan)).toBe(gold);
  });

  test('is refused for an order that is not ours, or of another way to pay', async () => {
    const { id, orderNo } = await order();
    const unknown = await told(app, orderNo, { orderNo: 'f'.repeat(32) });
    expect(await notify(app, 'alipay', unknown)).toBe('fail');
    const foreign = await told(app, orderNo, {}, 'huiyuan');
    expect(await notify(app, 'huiyuan', foreign)).toBe('fail');
    expect(await notify(app, 'alipay', foreign)).toBe('fail');
    expect(await stateOf(id)).toBe('open');
  });

  test('of one order never pays for another', async () => {
    const first = await order();
    const second = await order();
    const form = await told(app, first.orderNo);
    await notify(app, 'alipay', form);
    expect(await notify(app, 'alipay', { ...form, out_trade_no: second.orderNo })).toBe('fail');
    expect(await goldOf(fan)).toBe(gold + 100);
    expect(await stateOf(second.id)).toBe('open');
  });

  test('is heard of by the open pages of who paid, and by nobody else', async () => {
    const other = await person(app).signInAs('fan2');
    const heard = { fan: [] as object[], other: [] as object[] };
    for (const [name, who] of [
      ['fan', fan],
      ['other', other],
    ] as const) {
      const cookie = `token=${who.cookies.get('token')}`;
      const socket = io(app.url, { transports: ['websocket'], extraHeaders: { cookie } });
      afterFile(() => void socket.close());
      socket.on('payment', (news: object) => heard[name].push(news));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
    }
    const paid = await order();
    await notify(app, 'alipay', await told(app, paid.orderNo));
    const closed = await order();
    await notify(app, 'alipay', await told(app, closed.orderNo, { state: 'closed' }));
    await expect.poll(() => heard.fan).toHaveLength(2);
    expect(heard.fan).toContainEqual({ id: paid.id, state: 'paid' });
    expect(heard.fan).toContainEqual({ id: closed.id, state: 'closed' });
    expect(heard.other).toEqual([]);
  });

  test('does not come by other ways', async () => {
    const answer = await fetch(`${app.url}/java/orderpay/notify/nobody`, { method: 'POST' });
    expect(answer.status).toBe(404);
    const large = await fetch(`${app.url}/java/orderpay/notify/alipay`, {
      method: 'POST',
      body: new URLSearchParams({ much: 'x'.repeat(20_000) }),
    });
    expect(large.status).toBe(413);
  });
});

test('In production nothing is paid by a sandbox', async () => {
  // It does not start where the demo's accounts can be signed in to.
  await app.db.execute(sql`update account set password = null`);
  const production = await testApp({
    env: { NODE_ENV: 'production', SECRET_KEY: 'q3Jv0x8sT1nK7bLw5yRz2uHc9dFg4mPe' },
    database: { db: app.db, url: app.databaseUrl },
  });
  expect((await person(production).get('/system/payButton')).result.methods).toEqual([]);
  const { orderNo } = await order();
  expect((await fetch(`${production.url}/dev/pay/${orderNo}?payment=1`)).status).toBe(404);
  expect(await notify(production, 'alipay', await told(app, orderNo))).not.toBe('success');
});

test('After all of this the ledger is right', async () => {
  const { violations } = await proveLedger(app.db, walletLedgerRules);
  expect(violations).toEqual([]);
});
