import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailNotice } from '#modules/identity/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { newGoods, paidOrder, pocket, uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { tellSteps } from './tell-steps.ts';

let app: TestApp;
let admin: Person;
let scarf: number;

beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
  scarf = await newGoods(app, { stock: 100 });
});

const fanOf = async (email: string): Promise<Person> => {
  const fan = await person(app).register(email);
  await pocket(app, fan, 10_000);
  return fan;
};
/** What was mailed to an address, beside codes, the first first. */
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await rows<{ text: string }>(
      app.db,
      sql`select text from outbox_message where "to" = ${email} and code is null order by id`,
    )
  ).map(({ text }) => text);
const waiting = () => rows(app.db, sql`select 1 from letter`);
const work = async (id: number, event: object) => {
  await admin.post('/goods/desk/claim', { id });
  const { status } = await backOffice(admin).update('goods-orders', id, event);
  expect(status).toBe(200);
};

describe('Each step of an order', () => {
  test('is mailed once, in the language of its person, with where it is seen and switched off', async () => {
    const email = 'mailed@example.org';
    const fan = await fanOf(email);
    const id = await paidOrder(fan, scarf);
    await tellSteps(app.db, app.jobs, id);
    await tellSteps(app.db, app.jobs, id);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    await fan.post('/user/saveUserDataStatus', { locale: 'ar' });
    await work(id, { event: 'review', reason: 'A torn box' });
    await fan.post('/user/saveUserDataStatus', { locale: 'zh_CN' });
    await work(id, { event: 'ship', carrier: 'sf', tracking: 'SF1234567890' });
    await expect.poll(() => mailsTo(email)).toHaveLength(3);
    const [paid, reviewed, shipped] = await mailsTo(email);
    expect(paid).toMatch(/^Order R\d+ is placed: Scarf\. We’ll tell you once it ships\.\n\nhttp/);
    expect(paid).toContain(`/userInfo/exchange/${id}\n`);
    expect(paid).toMatch(/Unsubscribe: http\S+\/unsubscribe#\d+\.orders\.[\w-]{43}\n/);
    expect(paid).toMatch(/\/userInfo\/preferences$/);
    expect(reviewed).toContain('قيد المراجعة');
    expect(shipped).toMatch(/^订单R\d+已发货：围巾/);
    await expect.poll(waiting).toEqual([]);
    const { items } = (await fan.get('/user/notices')).result;
    expect(items[0]).toMatchObject({ name: 'orderShipped', values: { goods: '围巾' } });
  });

  test('is mailed without a word of where it goes, of its parcel or its card', async () => {
    const email = 'discreet@example.org';
    const fan = await fanOf(email);
    const refunded = await paidOrder(fan, scarf);
    const reason = 'Nobody lives at 26 Panda Road';
    await work(refunded, { event: 'refund', reason });
    const shipped = await paidOrder(fan, scarf);
    await work(shipped, { event: 'ship', carrier: 'sf', tracking: 'SF1234567890' });
    const card = await newGoods(app, { kind: 'virtual' });
    await admin.post('/goods/cards', { goodsId: card, lines: 'CARD-77,secret' });
    const order = { goodsId: card, count: 1, price: 100 };
    const { id } = (await fan.post('/orderpay/goodsOrder', order)).result;
    await fan.post('/orderpay/payGoodsOrder', { id });
    await tellSteps(app.db, app.jobs);
    await expect.poll(() => mailsTo(email)).toHaveLength(5);
    const mails = (await mailsTo(email)).join('\n');
    expect(mails).toContain('was refunded: Scarf.\n');
    expect(mails).toContain('your card for Scarf is ready');
    expect(mails).not.toMatch(/Lin|Panda Road|1381234|Chengdu|SF1234|CARD-77|secret/);
    const { items } = (await fan.get('/user/notices')).result;
    expect(JSON.stringify(items)).toContain(reason);
    // The queue keeps what it has done, and nobody's address.
    const jobs = await rows(app.db, sql`select data from pgboss.job where name = 'deliver-letter'`);
    expect(JSON.stringify(jobs)).not.toContain('@');
  });

  test('is told on the site alone to who wants no mails, or has no address', async () => {
    const [quiet, nowhere] = ['quiet@example.org', 'nowhere@example.org'];
    for (const email of [quiet, nowhere]) {
      const fan = await fanOf(email);
      if (email === quiet) await fan.post('/user/saveUserDataStatus', { mails: { orders: false } });
      else await app.db.execute(sql`update account set email = null where id = ${uidOf(fan)}`);
      const id = await paidOrder(fan, scarf);
      await tellSteps(app.db, app.jobs, id);
      await expect.poll(waiting).toEqual([]);
      expect(await mailsTo(email)).toEqual([]);
      expect((await fan.get('/user/notices')).result.items[0]).toMatchObject({ name: 'orderPaid' });
    }
  });

  test('is mailed after it is committed, or not at all', async () => {
    const email = 'undone@example.org';
    const fan = await fanOf(email);
    const id = await paidOrder(fan, scarf);
    const undone = app.db.transaction(async (tx) => {
      expect(await tellSteps(tx, app.jobs, id)).toBe(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect.poll(waiting).toEqual([]);
    await tellSteps(app.db, app.jobs, id);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
  });

  test('is mailed to nobody who has left', async () => {
    const email = 'leaver@example.org';
    const fan = await fanOf(email);
    const id = await paidOrder(fan, scarf);
    await tellSteps(app.db, app.jobs, id);
    await expect.poll(() => mailsTo(email)).toHaveLength(1);
    await expect.poll(waiting).toEqual([]);
    // One that could not be sent yet.
    const notSent = { ...app.jobs, send: async () => undefined };
    const values = { text: 'Order R1', path: '/userInfo/exchange/1', kind: 'orders' };
    await app.db.transaction((tx) =>
      mailNotice(tx, notSent, {
        ...{ accountId: uidOf(fan), language: 'en_US', values, now: new Date() },
      }),
    );
    expect(await waiting()).toHaveLength(1);
    expect(await fan.post('/user/delete', {})).toMatchObject({ status: 'success' });
    expect(await waiting()).toEqual([]);
    expect(await mailsTo(email)).toEqual([]);
  });
});
