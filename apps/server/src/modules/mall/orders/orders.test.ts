import { errors } from '@xiongmao/api/errors';
import { orderRules } from '@xiongmao/api/mall/rules';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { goldOf, newGoods, pocket, recipient, stockOf, uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { expireOrders } from './expire-orders.ts';
import { tellAllSteps, tellSteps } from './tell-steps.ts';

const clock = steeredClock();
let app: TestApp;
let fan: Person;
let fan2: Person;
let admin: Person;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
  admin = await person(app).signInAs('admin');
  await pocket(app, fan, 100_000);
  await pocket(app, fan2, 10_000);
});

type Notice = { name: string; values: { order: number } };

interface Wish {
  key?: string;
  count?: number;
  price?: number;
  recipient?: object | undefined;
  remarks?: string;
}
const reserve = (someone: Person, goodsId: number, { key, ...more }: Wish = {}) =>
  someone.post(
    '/orderpay/goodsOrder',
    { goodsId, count: 1, price: 100, recipient, ...more },
    key ? { 'idempotency-key': key } : {},
  );
const pay = (someone: Person, id: number) => someone.post('/orderpay/payGoodsOrder', { id });
const codeOf = async (answer: Promise<{ status: string; errorCode: number }>) => {
  const { status, errorCode } = await answer;
  return status === 'success' ? 'success' : errorCode;
};
/** What the goods' page says one could have. */
const allowedOf = async (someone: Person, goodsId: number) =>
  (await someone.get(`/goods/details?id=${goodsId}`)).result.allowed;
const is = (name: keyof typeof errors) => errors[name].code;
const cancel = (someone: Person, id: number) => someone.post('/user/order/cancel', { id });
const violations = async () => (await proveLedger(app.db, additions.ledgerRules)).violations;
/** What is unpaid of a person counts against what they may reserve. */
const cancelAll = async (someone: Person) => {
  for (const { id, canCancel } of (await someone.get('/user/order/list')).result.items) {
    if (canCancel) await cancel(someone, id);
  }
};
/** By an administrator who just said who they are. */
const upload = async (goodsId: number, lines: string) => {
  admin = await person(app).signInAs('admin');
  return admin.post('/goods/cards', { goodsId, lines });
};

describe('Goods that are sent', () => {
  test('are reserved, then paid: their gold is held, once', async () => {
    const goods = await newGoods(app);
    const before = await goldOf(app, fan);
    const { result } = await reserve(fan, goods, { count: 2, remarks: 'By noon' });
    expect(result).toMatchObject({ state: 'unpaid', gold: 200, name: 'Scarf', canCancel: true });
    expect(Date.parse(result.payBefore) - Date.parse(result.createdAt)).toBe(
      orderRules.payWithin * 1_000,
    );
    expect(await stockOf(app, goods)).toEqual({ received: 10, reserved: 2, sold: 0, free: 8 });
    expect(await goldOf(app, fan)).toBe(before);
    const paid = await Promise.all([pay(fan, result.id), pay(fan, result.id)]);
    for (const each of paid) {
      expect(each.result).toMatchObject({ state: 'paid', payBefore: null, remarks: 'By noon' });
    }
    expect(await goldOf(app, fan)).toBe(before - 200);
    expect(paid[0]!.result.recipient).toEqual({ ...recipient, phone: '+8613812345678' });
    expect(paid[0]!.result.steps.map(({ event }: { event: string }) => event)).toEqual([
      'create',
      'pay',
    ]);
    await cancel(fan, result.id);
    expect(await goldOf(app, fan)).toBe(before);
    await tellSteps(app.db, app.jobs, result.id);
    const { items } = (await fan.get('/user/notices')).result;
    const told = items.filter((each: Notice) => each.values.order === result.id);
    expect(told.map(({ name }: Notice) => name)).toEqual(['orderCancelled', 'orderPaid']);
    expect((await stockOf(app, goods)).free).toBe(10);
    expect(await violations()).toEqual([]);
  });

  test('are named in coin details as their reader’s language names them', async () => {
    const goods = await newGoods(app);
    const { id } = (await reserve(fan, goods)).result;
    await pay(fan, id);
    const subject = async (language: string) =>
      (await fan.get('/orderpay/gold/list?page=1', { language })).result.items[0].subject;
    expect(await subject('en_US')).toBe('Scarf');
    expect(await subject('zh_CN')).toBe('围巾');
    await cancel(fan, id);
  });

  test('are kept with where they go sealed, and shown to nobody else', async () => {
    const goods = await newGoods(app);
    const { id } = (await reserve(fan, goods)).result;
    const [kept] = await rows<{ text: string }>(
      app.db,
      sql`select to_jsonb(o)::text as text from goods_order o where id = ${id}`,
    );
    expect(kept!.text).not.toMatch(/Lin|Panda|1381234/);
    expect(await codeOf(fan2.get(`/user/order/details?id=${id}`))).toBe(is('unknownOrder'));
    expect(await codeOf(pay(fan2, id))).toBe(is('unknownOrder'));
    expect(await codeOf(cancel(fan2, id))).toBe(is('unknownOrder'));
    // Nor does it open as another's.
    await app.db.execute(sql`update goods_order set account_id = ${uidOf(fan2)} where id = ${id}`);
    expect((await fan2.send(`/java/user/order/details?id=${id}`)).status).toBe(500);
    await app.db.execute(sql`update goods_order set account_id = ${uidOf(fan)} where id = ${id}`);
    await cancelAll(fan);
  });

  test('need a name, an address and a phone that there can be', async () => {
    const goods = await newGoods(app);
    expect(await codeOf(reserve(fan, goods, { recipient: undefined }))).toBe(is('recipientNeeded'));
    const bad = { ...recipient, phone: '12345' };
    expect(await codeOf(reserve(fan, goods, { recipient: bad }))).toBe(is('badPhone'));
    const nowhere = { ...recipient, country: 'ZZ', phone: '+8613812345678' };
    expect(await codeOf(reserve(fan, goods, { recipient: nowhere }))).toBe(is('unknownCountry'));
    for (const name of ['Lin\nXiaoyu', 'Lin\u202eXiaoyu', 'Lin\u2028', '\u0007Lin']) {
      const torn = reserve(fan, goods, { recipient: { ...recipient, name: `${name}x` } });
      expect(await codeOf(torn)).toBe(is('invalidInput'));
    }
  });

  test('are reserved once for a key, whatever comes in the same moment', async () => {
    const goods = await newGoods(app, { stock: 5 });
    const key = 'one-click-of-many';
    const answers = await Promise.all([1, 2, 3].map(() => reserve(fan, goods, { key })));
    const ids = new Set(answers.map(({ result }) => result.id));
    expect(ids.size).toBe(1);
    expect((await stockOf(app, goods)).reserved).toBe(1);
    expect(await codeOf(reserve(fan, goods, { key, count: 2 }))).toBe(is('keyReused'));
    const elsewhere = { ...recipient, street: 'Elsewhere' };
    expect(await codeOf(reserve(fan, goods, { key, recipient: elsewhere }))).toBe(is('keyReused'));
    expect(await codeOf(reserve(fan, goods, { key, remarks: 'Soon' }))).toBe(is('keyReused'));
    expect(await codeOf(reserve(fan, goods, { key }))).toBe('success');
    await cancelAll(fan);
  });
});

describe('Who may redeem what', () => {
  test.each([
    ['goodsOffSale', { onSale: false }],
    ['goodsOffSale', { publishAt: '2100-01-01T00:00:00Z' }],
    ['goodsOffSale', { offAt: '2026-01-02T00:00:00Z' }],
    ['goodsPriceChanged', { price: 99 }],
    ['outOfStock', { stock: 0 }],
    ['goodsLevel', { level: 5 }],
    ['goodsNeedPhone', { needsPhone: true }],
    ['goodsLimit', { limitCount: 1 }],
  ] as const)('is told: %s', async (error, wanted) => {
    const goods = await newGoods(app, wanted);
    const count = error === 'goodsLimit' ? 2 : 1;
    expect(await codeOf(reserve(fan, goods, { count }))).toBe(is(error));
    expect((await stockOf(app, goods)).reserved).toBe(0);
  });

  test('has goods of a level with what they have recharged', async () => {
    const goods = await newGoods(app, { level: 1 });
    const climber = await person(app).register('climber@example.org');
    await pocket(app, climber, 1_000);
    const recharge = (fen: number, state: string) =>
      app.db.execute(sql`
        insert into payment (account_id, method, fen, gold, state, order_no, key, created_at, paid_at)
        values (${uidOf(climber)}, 'alipay', ${fen}, ${fen}, ${state}, ${`level ${fen}`}, ${`level ${fen}`}, now(),
          case when ${state} = 'paid' then now() end)`);
    await recharge(999, 'paid');
    await recharge(5_000, 'pending');
    expect(await codeOf(reserve(climber, goods))).toBe(is('goodsLevel'));
    expect((await allowedOf(climber, goods)).missing).toEqual(['level']);
    await recharge(1, 'paid');
    expect(await codeOf(reserve(climber, goods))).toBe('success');
    expect((await allowedOf(climber, goods)).missing).toEqual([]);
    await cancelAll(climber);
    // No gold came with it, which the ledger would miss.
    await app.db.execute(sql`delete from payment where account_id = ${uidOf(climber)}`);
  });

  test('is told of what there is not, and of too little gold', async () => {
    expect(await codeOf(reserve(fan, 999_999))).toBe(is('unknownGoods'));
    const goods = await newGoods(app, { price: 50_000 });
    expect(await codeOf(reserve(fan2, goods, { price: 50_000 }))).toBe(is('notEnoughGold'));
    await app.db.execute(sql`update goods set price = 10000 where id = ${goods}`);
    const { id } = (await reserve(fan2, goods, { price: 10_000 })).result;
    const scarf = await newGoods(app);
    const other = (await reserve(fan2, scarf)).result.id;
    await pay(fan2, other);
    // What they had when they reserved it they spent elsewhere.
    await app.db.execute(sql`select wallet.pay_gold('spent', 'goods', ${uidOf(fan2)}, null,
      (select balance from wallet.purse where account_id = ${uidOf(fan2)}), 0, 'elsewhere:1', now())`);
    expect(await codeOf(pay(fan2, id))).toBe(is('notEnoughGold'));
    await cancelAll(fan2);
    await pocket(app, fan2, 10_000);
  });

  test('goes by how much of it they had in the days that count', async () => {
    const goods = await newGoods(app, { limitCount: 2, limitDays: 7 });
    const { id } = (await reserve(fan, goods)).result;
    await pay(fan, id);
    const none = { unpaid: null, waitsUntil: null };
    expect(await allowedOf(fan, goods)).toEqual({ count: 1, missing: [], ...none });
    expect(await codeOf(reserve(fan, goods, { count: 2 }))).toBe(is('goodsLimit'));
    // Of two at once one is too many.
    const two = await Promise.all([codeOf(reserve(fan, goods)), codeOf(reserve(fan, goods))]);
    expect(two.sort()).toEqual([is('goodsLimit'), 'success']);
    await cancelAll(fan);
    expect(await codeOf(reserve(fan, goods, { count: 2 }))).toBe('success');
    await cancelAll(fan);
  });

  test('has three orders unpaid at once', async () => {
    const goods = await newGoods(app);
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => codeOf(reserve(fan, goods))));
    expect(many.filter((each) => each === 'success')).toHaveLength(orderRules.mostUnpaid);
    expect(many).toContain(is('tooManyUnpaid'));
    expect(await allowedOf(fan, goods)).toMatchObject({ count: 0, missing: ['unpaid'] });
    await cancelAll(fan);
  });
});

describe('Who goes too fast', () => {
  test('orders no more until the minute is over, and keeps nobody else from it', async () => {
    const hasty = await person(app).register('hasty@example.org');
    const goods = await newGoods(app);
    clock.toNext(60);
    const dear = () => codeOf(reserve(hasty, goods, { price: 1 }));
    for (let times = 0; times < 60; times++) expect(await dear()).toBe(is('goodsPriceChanged'));
    const refused = await hasty.send('/java/orderpay/goodsOrder', { method: 'POST' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      errorCode: is('tooManyRequests'),
      errorMsg: 'Too many requests. Please slow down',
    });
    expect(await codeOf(reserve(fan2, goods, { price: 1 }))).toBe(is('goodsPriceChanged'));
    clock.forward({ minutes: 1 });
    expect(await dear()).toBe(is('goodsPriceChanged'));
  });

  test('takes back twenty orders in an hour', async () => {
    const fickle = await person(app).register('fickle@example.org');
    await pocket(app, fickle, 1_000);
    const { id } = (await reserve(fickle, await newGoods(app))).result;
    clock.toNext(3_600);
    for (let times = 0; times < 20; times++) {
      expect(await codeOf(cancel(fickle, 999_999))).toBe(is('unknownOrder'));
    }
    expect(await codeOf(cancel(fickle, id))).toBe(is('tooManyRequests'));
    clock.forward({ hours: 1 });
    // Its time to be paid was over meanwhile: it was taken back as one.
    expect(await codeOf(cancel(fickle, id))).toBe('success');
  });
});

describe('What nobody pays for', () => {
  const someone = async (name: string, gold: number) => {
    const made = await person(app).register(`${name}@example.org`);
    await pocket(app, made, gold);
    return made;
  };

  test('is no more than their gold is enough for, in all', async () => {
    const thrifty = await someone('thrifty', 100_000);
    const price = 40_000;
    const [one, other] = [await newGoods(app, { price }), await newGoods(app, { price })];
    const { id } = (await reserve(thrifty, one, { price })).result;
    const both = reserve(thrifty, other, { price, count: 2 });
    expect(await codeOf(both)).toBe(is('notEnoughGold'));
    const unpaid = { gold: price, orderId: id };
    expect(await allowedOf(thrifty, other)).toMatchObject({ count: 1, missing: [], unpaid });
    expect(await codeOf(reserve(thrifty, other, { price }))).toBe('success');
    await cancelAll(thrifty);
  });

  test('leaves others as many of what is scarce', async () => {
    const collector = await someone('collector', 10_000);
    const goods = await newGoods(app, { stock: 3 });
    const refused = await reserve(collector, goods, { count: 3 });
    expect(refused).toMatchObject({ errorCode: is('scarceGoods') });
    expect(refused.errorMsg).toContain('2');
    const { id } = (await reserve(collector, goods, { count: 2 })).result;
    expect(await codeOf(reserve(collector, goods))).toBe(is('scarceGoods'));
    expect(await allowedOf(collector, goods)).toMatchObject({ count: 0, missing: ['share'] });
    expect(await codeOf(reserve(fan2, goods))).toBe('success');
    await cancelAll(fan2);
    // What is paid is theirs.
    await pay(collector, id);
    expect(await codeOf(reserve(collector, goods))).toBe('success');
    await cancelAll(collector);
  });

  test('has them wait, longer each time, once it was for nothing too often', async () => {
    const looper = await someone('looper', 10_000);
    const [goods, other] = [await newGoods(app), await newGoods(app)];
    const { ofOne, inAll, wait } = orderRules.inVain;
    const inVain = async (id: number) => {
      const made = await reserve(looper, id);
      if (made.status === 'success') await cancel(looper, made.result.id);
      return made.status === 'success' ? 'success' : made.errorCode;
    };
    for (let times = 0; times < ofOne; times++) expect(await inVain(goods)).toBe('success');
    const refused = await reserve(looper, goods);
    expect(refused).toMatchObject({ errorCode: is('reservedInVain') });
    expect(refused.errorMsg).toContain('30');
    expect(await allowedOf(looper, goods)).toMatchObject({ count: 0, missing: ['wait'] });
    expect(await allowedOf(looper, other)).toMatchObject({ missing: [], waitsUntil: null });
    expect(await codeOf(reserve(looper, other))).toBe('success');
    await cancelAll(looper);
    clock.forward({ seconds: wait });
    expect(await inVain(goods)).toBe('success');
    clock.forward({ seconds: wait });
    expect(await inVain(goods)).toBe(is('reservedInVain'));
    clock.forward({ seconds: wait });
    expect(await inVain(goods)).toBe('success');
    // Nor are many goods better than one.
    for (let times = 0; times < inAll - ofOne - 3; times++) {
      expect(await inVain(await newGoods(app))).toBe('success');
    }
    expect(await inVain(await newGoods(app))).toBe(is('reservedInVain'));
    clock.forward({ hours: 24 });
    expect(await inVain(goods)).toBe('success');
  });
});

describe('What nobody paid in time', () => {
  test('can’t be paid any more, and is had by who comes next', async () => {
    const goods = await newGoods(app, { stock: 1 });
    const { id } = (await reserve(fan, goods)).result;
    expect(await codeOf(reserve(fan2, goods))).toBe(is('outOfStock'));
    clock.forward({ seconds: orderRules.payWithin });
    expect(await codeOf(pay(fan, id))).toBe(is('orderMoved'));
    // Whoever comes next has it at once.
    const next = (await reserve(fan2, goods)).result;
    expect(next).toMatchObject({ state: 'unpaid' });
    expect(await stockOf(app, goods)).toMatchObject({ reserved: 1, free: 0 });
    const { result } = await fan.get(`/user/order/details?id=${id}`);
    expect(result).toMatchObject({ state: 'cancelled', canCancel: false });
    expect(result.steps.at(-1)).toMatchObject({ event: 'expire', by: 'clock' });
    // Where it would have gone is forgotten.
    const kept = sql`select recipient, country from goods_order where id = ${id}`;
    expect(await rows(app.db, kept)).toEqual([{ recipient: null, country: null }]);
    await cancel(fan2, next.id);
  });

  test('is no more than they took: there is too little for who wants more', async () => {
    const goods = await newGoods(app, { stock: 2 });
    await pay(fan2, (await reserve(fan2, goods)).result.id);
    await reserve(fan, goods);
    clock.forward({ seconds: orderRules.payWithin });
    expect(await codeOf(reserve(fan2, goods, { count: 2 }))).toBe(is('outOfStock'));
    expect(await codeOf(reserve(fan2, goods))).toBe('success');
    await cancelAll(fan2);
  });

  test('is cancelled by itself, of which its person hears once', async () => {
    const goods = await newGoods(app);
    const { id } = (await reserve(fan, goods)).result;
    clock.forward({ seconds: orderRules.payWithin });
    expect(await expireOrders({ db: app.db, clock })).toBe(1);
    expect(await expireOrders({ db: app.db, clock })).toBe(0);
    // However many others were not told of anything yet; nobody is mailed so many.
    await fan.post('/user/saveUserDataStatus', { mails: { orders: false } });
    await app.db.execute(sql`
      insert into goods_order_step (order_id, event, state, by, at, told)
      select ${id} - n % 2, 'cancel', 'cancelled', 'fan', now(), n % 2 = 0 from generate_series(1, 999) n`);
    await tellAllSteps(app.db, app.jobs);
    // What the minute's own round has begun with it ends.
    const untold = () => rows(app.db, sql`select from goods_order_step where not told`);
    await expect.poll(untold).toEqual([]);
    await tellAllSteps(app.db, app.jobs);
    const { items } = (await fan.get('/user/notices')).result;
    const told = items.filter(
      ({ name, values }: Notice) => name === 'orderExpired' && values.order === id,
    );
    expect(told).toHaveLength(1);
    expect(told[0].link).toEqual({ page: 'goodsOrder', id });
    expect((await stockOf(app, goods)).free).toBe(10);
  });
});

describe('Goods with a card number', () => {
  // Who uploads them proved who they are not long ago.
  beforeAll(async () => {
    admin = await person(app).signInAs('admin');
  });

  test('are had at once: each card is given once, and every look at it is kept', async () => {
    const goods = await newGoods(app, { kind: 'virtual' });
    await upload(goods, 'AAAA-1,111\nBBBB-2,222\n\nCCCC-3');
    expect(await stockOf(app, goods)).toMatchObject({ received: 3, free: 3 });
    const order = async (count: number) => {
      const { id } = (await reserve(fan, goods, { count, recipient: undefined })).result;
      await pay(fan, id);
      return id;
    };
    const before = await goldOf(app, fan);
    const [two, one] = [await order(2), await order(1)];
    expect(await goldOf(app, fan)).toBe(before - 300);
    const cardsOf = async (id: number) =>
      (await fan.post('/user/order/cards', { id })).result.cards;
    expect(await cardsOf(two)).toEqual([
      { number: 'AAAA-1', code: '111' },
      { number: 'BBBB-2', code: '222' },
    ]);
    expect(await cardsOf(one)).toEqual([{ number: 'CCCC-3', code: null }]);
    expect(await codeOf(fan2.post('/user/order/cards', { id: one }))).toBe(is('unknownOrder'));
    const details = (await fan.get(`/user/order/details?id=${two}`)).result;
    expect(details).toMatchObject({ state: 'redeemed', cards: 2, canCancel: false });
    expect(JSON.stringify(details)).not.toContain('AAAA');
    const looks = await rows(app.db, sql`select from goods_card_look where order_id = ${two}`);
    expect(looks).toHaveLength(1);
    const pool = await rows<{ text: string }>(
      app.db,
      sql`select string_agg(to_jsonb(c)::text, '') as text from goods_card c`,
    );
    expect(pool[0]!.text).not.toMatch(/AAAA|BBBB|CCCC/);
    expect(await violations()).toEqual([]);
  });

  test('are paid for by nobody who gets none', async () => {
    const goods = await newGoods(app, { kind: 'virtual' });
    await upload(goods, 'DDDD-4');
    const { id } = (await reserve(fan, goods, { recipient: undefined })).result;
    await app.db.execute(sql`delete from goods_card where goods_id = ${goods}`);
    const before = await goldOf(app, fan);
    expect(await codeOf(pay(fan, id))).toBe(is('redemptionFailed'));
    expect(await goldOf(app, fan)).toBe(before);
    await cancel(fan, id);
    await app.db.execute(sql`delete from stock_change where goods_id = ${goods}`);
    await app.db.execute(sql`update goods set received = 0 where id = ${goods}`);
  });
});

describe('An order', () => {
  test('is written about, and disputed once it was shipped', async () => {
    const goods = await newGoods(app);
    const { id } = (await reserve(fan, goods)).result;
    await pay(fan, id);
    const dispute = { id, reason: 'broken', text: 'It came in two' };
    expect(await codeOf(fan.post('/user/order/dispute', dispute))).toBe(is('orderMoved'));
    const { result } = await fan.post('/user/order/message', { id, text: 'When?' });
    expect(result.messages).toMatchObject([{ from: 'fan', text: 'When?' }]);
    const foreign = fan2.post('/user/order/message', { id, text: 'Mine?' });
    expect(await codeOf(foreign)).toBe(is('unknownOrder'));
    await cancelAll(fan);
  });

  test('has room for so many messages of its person', async () => {
    const { id } = (await reserve(fan, await newGoods(app))).result;
    const say = () => codeOf(fan.post('/user/order/message', { id, text: 'When?' }));
    for (let nth = 0; nth < orderRules.messages; nth++) expect(await say()).toBe('success');
    expect(await say()).toBe(is('tooManyRequests'));
    await cancelAll(fan);
  });

  test('goes to another address until it is cancelled, where it goes to one at all', async () => {
    const { id } = (await reserve(fan, await newGoods(app))).result;
    const card = await newGoods(app, { kind: 'virtual' });
    await upload(card, 'EEEE-5');
    const virtual = (await reserve(fan, card, { recipient: undefined })).result;
    const send = (order: number) =>
      codeOf(fan.post('/user/order/recipient', { id: order, recipient }));
    expect(await send(id)).toBe('success');
    expect(await send(virtual.id)).toBe(is('orderMoved'));
    await cancelAll(fan);
    expect(await send(id)).toBe(is('orderMoved'));
  });
});

describe('The address book', () => {
  test('is its person’s alone, sealed, and has one default', async () => {
    const save = (more: object = {}) => fan.post('/user/address/save', { ...recipient, ...more });
    const first = (await save()).result.items;
    expect(first).toMatchObject([{ name: 'Lin Xiaoyu', phone: '+8613812345678', isDefault: true }]);
    const { items } = (await save({ name: 'Desk', isDefault: true })).result;
    expect(
      items.map(({ name, isDefault }: { name: string; isDefault: boolean }) => [name, isDefault]),
    ).toEqual([
      ['Desk', true],
      ['Lin Xiaoyu', false],
    ]);
    const { id } = items[0];
    const foreign = fan2.post('/user/address/delete', { id });
    expect(await codeOf(foreign)).toBe(is('unknownAddress'));
    expect((await fan2.get('/user/address/list')).result.items).toEqual([]);
    const left = (await fan.post('/user/address/delete', { id })).result.items;
    expect(left).toMatchObject([{ name: 'Lin Xiaoyu', isDefault: true }]);
    const [kept] = await rows<{ text: string }>(
      app.db,
      sql`select string_agg(to_jsonb(a)::text, '') as text from goods_address a`,
    );
    expect(kept!.text).not.toMatch(/Lin|Panda|1381234/);
    for (let added = 1; added < orderRules.addresses; added++) await save();
    expect(await codeOf(save())).toBe(is('tooManyAddresses'));
  });
});

test('With who leaves go addresses and words; what was not sent is given back', async () => {
  const leaver = await person(app).register('leaver@example.org');
  await pocket(app, leaver, 1_000);
  const goods = await newGoods(app);
  const { id } = (await reserve(leaver, goods, { remarks: 'By noon' })).result;
  await pay(leaver, id);
  const sent = (await reserve(leaver, goods, { remarks: 'At the corner' })).result.id;
  await pay(leaver, sent);
  const parcel = {
    event: 'ship',
    carrier: 'sf',
    tracking: 'SF1234567890',
    note: 'Lives at the corner',
  };
  await backOffice(admin).update('goods-orders', sent, parcel);
  await leaver.post('/user/order/dispute', { id: sent, reason: 'broken', text: 'At the corner' });
  await leaver.post('/user/order/message', { id, text: 'I live at the corner' });
  await leaver.post('/user/address/save', recipient);
  await leaver.post('/blindBox/age', { age: 30 });
  const uid = uidOf(leaver);
  const keptOf = async () => {
    const [kept] = await rows<{ text: string }>(
      app.db,
      sql`with o as (select * from goods_order where account_id = ${uid})
        select (select jsonb_agg(o) from o)::text
          || (select jsonb_agg(m) from goods_order_message m where order_id in (select id from o))::text
          || (select jsonb_agg(n) from goods_order_note n where order_id in (select id from o))::text
          || (select count(*) || ' addresses' from goods_address where account_id = ${uid})
          || (select count(*) || ' ages' from blind_age where account_id = ${uid}) as text`,
    );
    return kept!.text;
  };
  expect(await keptOf()).toMatch(/By noon.*corner.*1 addresses1 ages/s);
  expect(await codeOf(leaver.post('/user/delete', {}))).toBe('success');
  const kept = await keptOf();
  expect(kept).not.toMatch(/noon|corner|SF1|"recipient": "|"country": "/);
  expect(kept).toMatch(/0 addresses0 ages$/);
  expect(kept).toContain('"state": "cancelled"');
  expect(await stockOf(app, goods)).toEqual({ received: 10, reserved: 0, sold: 1, free: 9 });
  expect(await violations()).toEqual([]);
});
