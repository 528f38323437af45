import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { localServer, type ReceivedRequest } from '#testing/doubles/local-server.ts';
import { person } from '#testing/people/person.ts';

const secret = 'a secret of the gateway';
let statuses: number[] = [];
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const gateway = () => localServer(() => ({ status: statuses.shift() ?? 200, body: {} }));
const send = (app: TestApp, mobileOrEmail: string, areaCode = '86') =>
  person(app).post('/login/V2/sendMobilecheckCode', { mobileOrEmail, areaCode });

beforeEach(() => {
  statuses = [];
});

describe('The operator’s own gateway', () => {
  async function start(): Promise<{ app: TestApp; asked: ReceivedRequest[] }> {
    const { url, asked } = await gateway();
    const env = { SMS_WEBHOOK_URL: `${url}/sms`, SMS_WEBHOOK_SECRET: secret };
    return { app: await testApp({ env }), asked };
  }

  test('gets signed JSON', async () => {
    const { app, asked } = await start();
    await send(app, '13812345678');
    const { method, path, headers, body } = await until(() => asked[0]);
    expect([method, path]).toEqual(['POST', '/sms']);
    const stamp = String(headers['x-xiongmao-timestamp']);
    expect(Math.abs(Date.now() - Number(stamp))).toBeLessThan(60_000);
    expect(headers['x-xiongmao-signature']).toBe(
      createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex'),
    );
    const { code, ...message } = JSON.parse(body);
    expect(message).toMatchObject({ to: '+8613812345678', language: 'en_US' });
    expect(message.text).toContain(code);
    expect(message.id).toMatch(/^[\da-f-]{36}$/);
    const given = { mobileOrEmail: '13812345678', checkCode: code, agreed: true };
    const answer = await person(app).post('/login/V2/getLoginByEmailCheckCode', given);
    expect(answer.status).toBe('success');
    expect((await fetch(`${app.url}/dev/outbox`)).status).toBe(404);
  });

  test('that fails is asked again with the same id', async () => {
    const { app, asked } = await start();
    statuses = [503];
    await send(app, '13812345679');
    while (asked.length < 2) await pause(100);
    const [first, second] = asked.map(({ body }) => JSON.parse(body));
    expect(second).toEqual(first);
  });

  test('that leads elsewhere is not followed there', async () => {
    const inside = await localServer(() => ({ body: {} }));
    const outside = await localServer(() => ({
      status: 307,
      headers: { location: `${inside.url}/sms` },
      body: {},
    }));
    const env = { SMS_WEBHOOK_URL: `${outside.url}/sms`, SMS_WEBHOOK_SECRET: secret };
    await send(await testApp({ env }), '13812345671');
    await until(() => outside.asked.length === 2);
    expect(inside.asked).toEqual([]);
  });

  test('whose answer is larger than any that is asked for has taken nothing', async () => {
    const { url, asked } = await localServer(() => ({ body: 'x'.repeat(256 * 1024 + 1) }));
    const env = { SMS_WEBHOOK_URL: url, SMS_WEBHOOK_SECRET: secret };
    await send(await testApp({ env }), '13812345672');
    await until(() => asked.length === 2);
  });

  test('that refuses a number for good is asked once', async () => {
    const { app, asked } = await start();
    statuses = [422];
    await send(app, '13812345670');
    await until(() => asked.length === 1);
    await pause(4_000);
    expect(asked).toHaveLength(1);
  });
});

test('Twilio gets a form, as its Messages API says', async () => {
  const { url, asked } = await gateway();
  const app = await testApp({
    env: {
      SMS_TWILIO_API_URL: url,
      SMS_TWILIO_ACCOUNT: 'AC123',
      SMS_TWILIO_TOKEN: 'token',
      SMS_TWILIO_FROM: '+15005550006',
    },
  });
  await send(app, '5005550009', '1');
  const { method, path, headers, body } = await until(() => asked[0]);
  expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC123/Messages.json']);
  expect(headers.authorization).toBe(`Basic ${Buffer.from('AC123:token').toString('base64')}`);
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  const form = new URLSearchParams(body);
  expect(form.get('To')).toBe('+15005550009');
  expect(form.get('From')).toBe('+15005550006');
  expect(form.get('Body')).toMatch(/^\d{6} /);
});
