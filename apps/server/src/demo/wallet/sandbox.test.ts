import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { begin, goldOf, orderNoIn } from '#src/modules/wallet/testing/recharging.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';
import { sandboxActions } from './sandbox-page.ts';

let app: TestApp;
let fan: Person;
let gold: number;
let id: number;
let page: string;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
});
beforeEach(async () => {
  gold = await goldOf(fan);
  const { payment, url } = (await begin(fan, 1_000)).result;
  id = payment.id;
  page = `/dev/pay/${orderNoIn(url)}`;
});

const press = (action: string) =>
  fan.send(page, { method: 'POST', body: new URLSearchParams({ payment: String(id), action }) });
const stateOf = async () => (await fan.get(`/orderpay/payment?id=${id}`)).result.state;
const see = async (language = 'en_US') =>
  fan.send(`${page}?payment=${id}`, { headers: { language } });

describe('The sandbox’s page', () => {
  test('says what is paid, in the caller’s language, and lets in nothing from elsewhere', async () => {
    const response = await see('zh_CN');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:3000;/,
    );
    const html = await response.text();
    expect(html).toContain('<html lang="zh-CN" dir="ltr">');
    expect(html).toContain('¥10.00');
    for (const action of sandboxActions) expect(html).toContain(`value="${action}"`);
    expect(await (await see('ar')).text()).toContain('dir="rtl"');
  });

  test.each(['pay', 'twice', 'outOfOrder'])(
    'leads back after "%s", and the gold comes once',
    async (action) => {
      const response = await press(action);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(
        `http://localhost:3000/userInfo/water?payment=${id}`,
      );
      await expect.poll(stateOf, { timeout: 5_000 }).toBe('paid');
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await goldOf(fan)).toBe(gold + 100);
      expect(await stateOf()).toBe('paid');
      expect(await (await see()).text()).not.toContain('<form');
    },
  );

  test('leads back at once when it tells late', async () => {
    await press('late');
    expect(await stateOf()).toBe('open');
    await expect.poll(stateOf, { timeout: 10_000, interval: 250 }).toBe('paid');
    expect(await goldOf(fan)).toBe(gold + 100);
  }, 15_000);

  test('closes, and nothing is credited', async () => {
    await press('close');
    await expect.poll(stateOf, { timeout: 5_000 }).toBe('closed');
    await press('pay');
    expect(await goldOf(fan)).toBe(gold);
  });

  test.each(['wrongAmount', 'forge'])('shows that "%s" was refused', async (action) => {
    const response = await press(action);
    expect(response.headers.get('location')).toBe(`${page}?payment=${id}&told=fail`);
    expect(await stateOf()).toBe('open');
    expect(await goldOf(fan)).toBe(gold);
  });

  test('knows no order that was not begun', async () => {
    const nobody = `/dev/pay/${'0'.repeat(32)}`;
    expect((await fan.send(`${nobody}?payment=1`)).status).toBe(404);
    expect((await fan.send('/dev/pay/../../etc?payment=1')).status).toBe(404);
    expect((await fan.send(`${page}?payment=x`)).status).toBe(400);
  });
});
