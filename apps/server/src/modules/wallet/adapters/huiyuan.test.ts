import { createHmac } from 'node:crypto';
import { errors } from '@xiongmao/api/errors';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { localServer } from '#testing/doubles/local-server.ts';
import { type Person, person } from '#testing/people/person.ts';
import type { Form, Gateway } from '../recharge/gateway.ts';
import { begin, goldOf, newKey, notify } from '../testing/recharging.ts';
import { huiyuan } from './huiyuan.ts';

const key = 'the key of the merchant';
const merchantId = 'M100';

/** As docs/operations.md tells it, written once more. */
function signed(form: Form, by = key): Form {
  const text = Object.entries(form)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return { ...form, sign: createHmac('sha256', by).update(text).digest('hex') };
}

let app: TestApp;
let fan: Person;
let gateway: Gateway;
let asked: { path: string; form: Form }[];
let answer: (path: string, form: Form) => { status?: number; body: string | object };

const pays = (_path: string, { order_no }: Form) => ({
  body: signed({ merchant_id: merchantId, pay_url: `https://pay.example/${order_no}` }),
});

beforeAll(async () => {
  asked = [];
  const { url } = await localServer(({ path, body }) => {
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push({ path, form });
    return answer(path, form);
  });
  const env = {
    HUIYUAN_MERCHANT_ID: merchantId,
    HUIYUAN_KEY: key,
    HUIYUAN_GATEWAY_URL: `${url}/api`,
  };
  app = await testApp({ accounts: true, env });
  gateway = huiyuan({ SERVER_URL: 'http://localhost:4000', ...env }, systemClock);
  fan = await person(app).signInAs('fan');
});
beforeEach(() => {
  answer = pays;
});

async function order() {
  const { result } = await begin(fan, 1_000, newKey(), 'huiyuan');
  return { id: result.payment.id as number, orderNo: asked.at(-1)!.form.order_no! };
}
const stateOf = async (id: number) => (await fan.get(`/orderpay/payment?id=${id}`)).result.state;
const notification = (orderNo: string, more: Form = {}): Form => ({
  merchant_id: merchantId,
  order_no: orderNo,
  trade_no: `T${orderNo}`,
  amount: '10.00',
  status: 'paid',
  ...more,
});

describe('Huiyuan', () => {
  test('is asked with a signed form, and names the page to pay on', async () => {
    const { result } = await begin(fan, 1_000, newKey(), 'huiyuan');
    const { path, form } = asked.at(-1)!;
    expect(path).toBe('/api/pay');
    expect(form).toMatchObject({
      merchant_id: merchantId,
      amount: '10.00',
      subject: '100 gold',
      notify_url: 'http://localhost:4000/java/orderpay/notify/huiyuan',
      return_url: `http://localhost:3000/userInfo/water?payment=${result.payment.id}`,
    });
    const { sign, ...rest } = form;
    expect(signed(rest).sign).toBe(sign);
    expect(result.url).toBe(`https://pay.example/${form.order_no}`);
  });

  test.each<[string, typeof answer]>([
    ['is down', () => ({ status: 503, body: 'down' })],
    ['answers anything else', () => ({ body: '<html>' })],
    [
      'does not sign',
      () => ({ body: { merchant_id: merchantId, pay_url: 'https://evil.example' } }),
    ],
    [
      'signs for another',
      () => ({ body: signed({ merchant_id: 'M2', pay_url: 'https://a.example' }) }),
    ],
    [
      'names no page',
      () => ({ body: signed({ merchant_id: merchantId, pay_url: 'javascript:1' }) }),
    ],
  ])('leaves the payment open when it %s, to be asked for again', async (_, fault) => {
    answer = fault;
    const again = newKey();
    expect(await begin(fan, 1_000, again, 'huiyuan')).toMatchObject({
      errorCode: errors.gatewaySilent.code,
    });
    const before = asked.at(-1)!.form.order_no;
    answer = pays;
    const { result } = await begin(fan, 1_000, again, 'huiyuan');
    expect(result.payment.state).toBe('open');
    // The same order, so that it can't be paid twice.
    expect(asked.at(-1)!.form.order_no).toBe(before);
  });

  test('credits gold by its notification, once', async () => {
    const gold = await goldOf(fan);
    const { id, orderNo } = await order();
    const form = signed(notification(orderNo));
    expect(await notify(app, 'huiyuan', form)).toBe('success');
    expect(await notify(app, 'huiyuan', form)).toBe('success');
    expect(await goldOf(fan)).toBe(gold + 100);
    expect(await stateOf(id)).toBe('paid');
    // What is over is not paid again.
    expect(asked.filter((each) => each.form.order_no === orderNo)).toHaveLength(1);
  });

  test('is not believed without its signature, or of what was not asked', async () => {
    const { id, orderNo } = await order();
    const forged = [
      notification(orderNo),
      signed(notification(orderNo), 'another key'),
      { ...signed(notification(orderNo)), amount: '10.0' },
      signed(notification(orderNo, { merchant_id: 'M2' })),
      signed(notification(orderNo, { amount: '0.01' })),
      signed(notification(orderNo, { amount: 'ten' })),
      signed(notification(orderNo, { status: 'dreamt' })),
      signed(notification('f'.repeat(32))),
    ];
    for (const each of forged) expect(await notify(app, 'huiyuan', each)).toBe('fail');
    expect(await stateOf(id)).toBe('open');
  });

  test('leads who asks again for what is paid to how it ended', async () => {
    const again = newKey();
    const { payment } = (await begin(fan, 1_000, again, 'huiyuan')).result;
    await notify(app, 'huiyuan', signed(notification(asked.at(-1)!.form.order_no!)));
    const { result } = await begin(fan, 1_000, again, 'huiyuan');
    expect(result).toMatchObject({
      payment: { id: payment.id, state: 'paid' },
      url: `http://localhost:3000/userInfo/water?payment=${payment.id}`,
    });
  });

  test('tells of an order when it is asked', async () => {
    const orderNo = 'a'.repeat(32);
    answer = (path, form) => {
      expect(path).toBe('/api/query');
      return { body: signed(notification(form.order_no!)) };
    };
    expect(await gateway.ask(orderNo)).toEqual({
      orderNo,
      tradeNo: `T${orderNo}`,
      fen: 1_000,
      state: 'paid',
    });
    answer = () => ({ body: signed({ merchant_id: merchantId, status: 'unknown' }) });
    expect(await gateway.ask(orderNo)).toBeNull();
    answer = () => ({ body: signed(notification('b'.repeat(32))) });
    await expect(gateway.ask(orderNo)).rejects.toMatchObject({ errorName: 'gatewaySilent' });
  });
});
