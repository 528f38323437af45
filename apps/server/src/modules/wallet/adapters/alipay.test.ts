import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { isSet } from '#platform/is-set.ts';
import { readEnv } from '#src/env.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { localServer } from '#testing/doubles/local-server.ts';
import { type Person, person } from '#testing/people/person.ts';
import type { Form, Gateway } from '../recharge/gateway.ts';
import { begin, goldOf, notify } from '../testing/recharging.ts';
import { alipay } from './alipay.ts';

const base64 = {
  publicKey: { type: 'spki', format: 'pem' },
  privateKey: { type: 'pkcs8', format: 'pem' },
} as const;
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: base64.publicKey,
    privateKeyEncoding: base64.privateKey,
  });
const ours = pair();
const theirs = pair();
/** As Alipay's own tools show keys: without the lines of PEM. */
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');

const appId = '2021000000000001';
const sellerId = '2088000000000001';
let app: TestApp;
let gateway: Gateway;
let fan: Person;
let gold: number;
/** What Alipay says when it is asked about an order. */
let said: object;
let signedBy: string;
let asked: URLSearchParams[];

beforeAll(async () => {
  asked = [];
  const { url } = await localServer(({ query, body }) => {
    asked.push(new URLSearchParams([...query, ...new URLSearchParams(body)]));
    const text = JSON.stringify(said);
    const sign = createSign('RSA-SHA256').update(text).sign(signedBy, 'base64');
    return {
      type: 'application/json',
      body: `{"alipay_trade_query_response":${text},"sign":${JSON.stringify(sign)}}`,
    };
  });
  const variables = {
    ALIPAY_APP_ID: appId,
    ALIPAY_PRIVATE_KEY: bare(ours.privateKey),
    ALIPAY_PUBLIC_KEY: bare(theirs.publicKey),
    ALIPAY_SELLER_ID: sellerId,
    ALIPAY_GATEWAY_URL: `${url}/gateway.do`,
  };
  app = await testApp({ accounts: true, env: variables });
  const env = readEnv(variables);
  if (isSet(env, 'ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY', 'ALIPAY_SELLER_ID')) {
    gateway = alipay(env, systemClock);
  }
  fan = await person(app).signInAs('fan');
});
beforeEach(async () => {
  signedBy = theirs.privateKey;
  gold = await goldOf(fan);
});

/** Fields as Alipay signs them: sorted, without `sign` and `sign_type`. */
const textOf = (form: Form, without: string[]) =>
  Object.keys(form)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${form[name]}`)
    .join('&');

function signed(form: Form, key = theirs.privateKey, hash = 'RSA-SHA256'): Form {
  const text = textOf(form, ['sign', 'sign_type']);
  return { ...form, sign: createSign(hash).update(text).sign(key, 'base64') };
}

/** A notification in the shape that Alipay documents for page payments. */
const notification = (orderNo: string, more: Form = {}): Form => ({
  notify_time: '2026-11-20 20:00:05',
  notify_type: 'trade_status_sync',
  notify_id: '2026112000222200005059111421111111',
  sign_type: 'RSA2',
  charset: 'utf-8',
  version: '1.0',
  app_id: appId,
  auth_app_id: appId,
  trade_no: `20261120220014${orderNo.slice(0, 14)}`,
  out_trade_no: orderNo,
  buyer_id: '2088102116773037',
  seller_id: sellerId,
  trade_status: 'TRADE_SUCCESS',
  total_amount: '10.00',
  receipt_amount: '10.00',
  buyer_pay_amount: '10.00',
  subject: '100 金币 + 100%',
  gmt_create: '2026-11-20 20:00:00',
  gmt_payment: '2026-11-20 20:00:04',
  fund_bill_list: '[{"amount":"10.00","fundChannel":"ALIPAYACCOUNT"}]',
  ...more,
});

async function order() {
  const { payment, url } = (await begin(fan, 1_000)).result;
  const address = new URL(url);
  const content = JSON.parse(address.searchParams.get('biz_content')!);
  return { id: payment.id as number, address, content, orderNo: content.out_trade_no as string };
}
const stateOf = async (id: number) => (await fan.get(`/orderpay/payment?id=${id}`)).result.state;

describe('Alipay', () => {
  test('is a real way to pay, once it is set up', async () => {
    const { methods } = (await fan.get('/system/payButton')).result;
    expect(methods).toEqual([
      { method: 'alipay', sandbox: false },
      { method: 'huiyuan', sandbox: true },
    ]);
  });

  test('is asked by a signed page address, with both addresses and the amount in yuan', async () => {
    const { id, address, content } = await order();
    const given = Object.fromEntries(address.searchParams);
    expect(given).toMatchObject({
      method: 'alipay.trade.page.pay',
      app_id: appId,
      sign_type: 'RSA2',
      notify_url: 'http://localhost:4000/java/orderpay/notify/alipay',
      return_url: `http://localhost:3000/userInfo/water?payment=${id}`,
    });
    expect(content).toMatchObject({
      product_code: 'FAST_INSTANT_TRADE_PAY',
      total_amount: '10.00',
      subject: '100 gold',
      seller_id: sellerId,
    });
    // Alipay's clock stands in Shanghai.
    const ahead = Date.parse(`${given.timestamp!.replace(' ', 'T')}+08:00`) - Date.now();
    expect(Math.abs(ahead)).toBeLessThan(60_000);
    const { sign, ...rest } = given;
    const isGood = createVerify('RSA-SHA256')
      .update(textOf(rest as Form, []))
      .verify(ours.publicKey, sign!, 'base64');
    expect(isGood).toBe(true);
  });

  test.each(['TRADE_SUCCESS', 'TRADE_FINISHED'])('credits gold by %s', async (trade_status) => {
    const { id, orderNo } = await order();
    const form = signed(notification(orderNo, { trade_status }));
    expect(await notify(app, 'alipay', form)).toBe('success');
    expect(await notify(app, 'alipay', form)).toBe('success');
    expect(await goldOf(fan)).toBe(gold + 100);
    expect(await stateOf(id)).toBe('paid');
  });

  test.each([
    ['another app', { app_id: '2021000000000002' }],
    ['another seller', { seller_id: '2088000000000002' }],
    ['another amount', { total_amount: '0.01' }],
    ['no amount', { total_amount: '10.001' }],
    ['a state it does not have', { trade_status: 'TRADE_DREAMT' }],
    ['an order that is not ours', { out_trade_no: 'f'.repeat(32) }],
  ])('is not believed of %s, good as the signature is', async (_, more) => {
    const { id, orderNo } = await order();
    expect(await notify(app, 'alipay', signed(notification(orderNo, more)))).toBe('fail');
    expect(await stateOf(id)).toBe('open');
    expect(await goldOf(fan)).toBe(gold);
  });

  test('is not believed with a signature of others, of before, or of the old kind', async () => {
    const { id, orderNo } = await order();
    const form = notification(orderNo);
    const forged = [
      signed(form, ours.privateKey),
      { ...signed(form), total_amount: '10.0' },
      { ...signed(notification('0'.repeat(32))), out_trade_no: orderNo },
      signed({ ...form, sign_type: 'RSA' }, theirs.privateKey, 'RSA-SHA1'),
      { ...signed(form), sign: 'nonsense' },
      form,
    ];
    for (const each of forged) expect(await notify(app, 'alipay', each)).toBe('fail');
    expect(await stateOf(id)).toBe('open');
  });

  test('closes what nobody paid in time', async () => {
    const { id, orderNo } = await order();
    const form = signed(notification(orderNo, { trade_status: 'TRADE_CLOSED' }));
    expect(await notify(app, 'alipay', form)).toBe('success');
    expect(await stateOf(id)).toBe('closed');
  });
});

describe('Asked about an order, Alipay', () => {
  const orderNo = 'a'.repeat(32);
  const trade = {
    code: '10000',
    msg: 'Success',
    out_trade_no: orderNo,
    trade_no: '2026112022001400000001',
    total_amount: '10.00',
    trade_status: 'TRADE_SUCCESS',
    buyer_logon_id: 'abc***@example.org',
  };

  test('tells what it knows', async () => {
    said = trade;
    expect(await gateway.ask(orderNo)).toEqual({
      orderNo,
      tradeNo: '2026112022001400000001',
      fen: 1_000,
      state: 'paid',
    });
    const question = asked.at(-1)!;
    expect(question.get('method')).toBe('alipay.trade.query');
    expect(JSON.parse(question.get('biz_content')!)).toEqual({ out_trade_no: orderNo });
    said = { ...trade, trade_status: 'WAIT_BUYER_PAY' };
    expect(await gateway.ask(orderNo)).toMatchObject({ state: 'open' });
  });

  test('knows none that nobody came to pay', async () => {
    said = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' };
    expect(await gateway.ask(orderNo)).toBeNull();
  });

  test.each([
    [
      'an error',
      { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'aop.unknow-error' },
    ],
    ['another order', { ...trade, out_trade_no: 'b'.repeat(32) }],
    ['a state it does not have', { ...trade, trade_status: 'TRADE_DREAMT' }],
  ])('counts as silent when it tells of %s', async (_, answer) => {
    said = answer;
    await expect(gateway.ask(orderNo)).rejects.toMatchObject({ errorName: 'gatewaySilent' });
  });

  test('counts as silent when somebody else signs for it', async () => {
    said = trade;
    signedBy = ours.privateKey;
    await expect(gateway.ask(orderNo)).rejects.toMatchObject({ errorName: 'gatewaySilent' });
  });
});
