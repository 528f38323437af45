import { errors } from '@xiongmao/api/errors';
import { orderNumber, orderRules } from '@xiongmao/api/mall/rules';
import { permissions, type Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import {
  goldOf,
  newGoods,
  paidOrder,
  pocket,
  recipient,
  stockOf,
  uidOf,
} from '#testing/people/shop.ts';

const clock = steeredClock();
let app: TestApp;
let fan: Person;
let support: Person;
let admin: Person;
let scarf: number;

/** Sessions of staff are over in a few hours. */
async function signIn(): Promise<void> {
  fan = await person(app).signInAs('fan');
  support = await person(app).signInAs('support');
  admin = await person(app).signInAs('admin');
}

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  await signIn();
  for (const each of [fan, support]) await pocket(app, each, 100_000);
  scarf = await newGoods(app, { stock: 1_000 });
});

const is = (name: keyof typeof errors) => errors[name].code;
const codeOf = async (answer: Promise<{ status: string; errorCode: number }>) => {
  const { status, errorCode } = await answer;
  return status === 'success' ? 'success' : errorCode;
};
const claim = async (someone: Person, id?: number) =>
  (await someone.post('/goods/desk/claim', id === undefined ? {} : { id })).result?.id;
const release = (someone: Person, id: number) => someone.post('/goods/desk/release', { id });
const violations = async () => (await proveLedger(app.db, additions.ledgerRules)).violations;
const parcel = { event: 'ship', carrier: 'sf', tracking: 'SF1234567890' };
const toldOf = async (id: number): Promise<string[]> =>
  (await fan.get('/user/notices')).result.items
    .filter(({ values }: { values: { order?: number } }) => values.order === id)
    .map(({ name }: { name: string }) => name);

describe('The queue', () => {
  test('gives two who ask at once an order each, what is due first', async () => {
    const ids = [await paidOrder(fan, scarf)];
    clock.forward({ seconds: 60 });
    ids.push(await paidOrder(fan, scarf));
    const taken = await Promise.all([claim(support), claim(admin)]);
    expect(taken.sort()).toEqual(ids.sort());
    expect(await claim(support)).toBeNull();
    const [first] = ids as [number];
    const both = await Promise.all([
      codeOf(support.post('/goods/desk/claim', { id: first })),
      codeOf(admin.post('/goods/desk/claim', { id: first })),
    ]);
    expect(both.sort()).toEqual([is('orderClaimed'), 'success']);
    // Whoever packs it is not overtaken by who wanted it.
    expect(await codeOf(fan.post('/user/order/cancel', { id: first }))).toBe(is('orderAtDesk'));
    clock.forward({ minutes: orderRules.claimedFor });
    expect(await codeOf(fan.post('/user/order/cancel', { id: first }))).toBe('success');
    expect(await codeOf(support.post('/goods/desk/claim', { id: first }))).toBe(is('orderMoved'));
    await fan.post('/user/order/cancel', { id: ids[1] });
  });

  test('is read by filters, and never gives one one’s own', async () => {
    const own = await paidOrder(support, scarf);
    expect(await claim(support)).toBeNull();
    expect(await codeOf(support.post('/goods/desk/claim', { id: own }))).toBe(is('ownMatter'));
    expect(await codeOf(support.post('/goods/desk/recipient', { id: own }))).toBe(is('ownMatter'));
    const id = await paidOrder(fan, scarf);
    await claim(admin, id);
    let office = backOffice(support);
    const open = (await office.list('goods-orders', { state: 'open' })).body;
    expect(open.map((row: { id: number }) => row.id)).toEqual([own, id]);
    expect((await office.list('goods-orders', { claim: 'mine' })).body).toEqual([]);
    expect((await backOffice(admin).list('goods-orders', { claim: 'mine' })).total).toBe(1);
    expect((await office.list('goods-orders', { q: orderNumber(id) })).total).toBe(1);
    clock.forward({ hours: orderRules.shipWithin + 1 });
    await signIn();
    office = backOffice(support);
    expect((await office.list('goods-orders', { late: 'true' })).total).toBe(2);
    const { status } = await office.update('goods-orders', own, { note: 'Mine' });
    expect(status).toBe(403);
    await support.post('/user/order/cancel', { id: own });
    await fan.post('/user/order/cancel', { id });
  });
});

describe('The queue', () => {
  const next = async (someone: Person, wanted: object) =>
    (await someone.post('/goods/desk/claim', { next: wanted })).result.id;

  test('is gone through from one to the next, of those alone that one wants', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 3; each++) {
      clock.forward({ seconds: 1 });
      ids.push(await paidOrder(fan, scarf));
    }
    const [first, second, third] = ids as [number, number, number];
    await backOffice(support).update('goods-orders', second, { event: 'review', reason: 'Torn' });
    expect(await next(support, { state: 'underReview' })).toBe(second);
    expect(await next(support, { kind: 'virtual' })).toBeNull();
    await claim(support, first);
    expect(await next(support, { after: first })).toBe(third);
    // What is skipped is anyone’s.
    expect(await claim(admin, first)).toBe(first);
    await release(admin, first);
    expect(await next(support, { after: third })).toBeNull();
    expect(await next(support, {})).toBe(first);
    for (const id of ids) await release(support, id);
    await backOffice(support).update('goods-orders', second, { event: 'resume' });
    for (const id of ids) await fan.post('/user/order/cancel', { id });
  });

  test('waits for no wallet: who claims and who cancels would wait for each other', async () => {
    const id = await paidOrder(fan, scarf);
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select wallet.lock_wallets(array[${uidOf(fan)}]::int[])`);
      expect(await claim(support)).toBe(id);
      await release(support, id);
    });
    await fan.post('/user/order/cancel', { id });
  });

  test('is counted by state, and by who has what', async () => {
    const counts = async (someone: Person) => (await someone.get('/goods/desk/counts')).result;
    const before = await counts(support);
    const ids = [await paidOrder(fan, scarf), await paidOrder(fan, scarf)];
    await claim(support, ids[0]);
    expect(await counts(support)).toEqual({
      ...before,
      states: { ...before.states, paid: before.states.paid + 2 },
      open: before.open + 2,
      mine: 1,
    });
    const found = async (someone: Person, by: string) =>
      (await backOffice(someone).list('goods-orders', { state: 'open', claim: by })).body.map(
        ({ id }: { id: number }) => id,
      );
    expect(await found(admin, 'others')).toEqual([ids[0]]);
    expect(await found(admin, 'mine')).toEqual([]);
    expect(await found(support, 'mine')).toEqual([ids[0]]);
    expect(await found(support, 'nobody')).toEqual([ids[1]]);
    clock.forward({ hours: orderRules.shipWithin + 1 });
    await signIn();
    expect(await counts(admin)).toMatchObject({ late: before.late + 2, mine: 0 });
    for (const id of ids) await fan.post('/user/order/cancel', { id });
  });

  test('is counted as one of more than are counted, where there are that many', async () => {
    const more = orderRules.counted + 5;
    await app.db.execute(sql`
      insert into goods_order (account_id, goods_id, count, gold, state, key, created_at)
      select ${uidOf(fan)}, ${scarf}, 1, 1, 'cancelled', 'counted-' || n, now() from generate_series(1, ${more}) n`);
    const { states } = (await support.get('/goods/desk/counts')).result;
    expect(states.cancelled).toBe(orderRules.counted + 1);
    await app.db.execute(sql`delete from goods_order where key like 'counted-%'`);
  });
});

describe('An order', () => {
  test('is shipped: its gold is the house’s, and its person has the number', async () => {
    const id = await paidOrder(fan, scarf);
    const gold = await goldOf(app, fan);
    const before = await stockOf(app, scarf);
    for (const tracking of ['=1+1', '+86', '-1', '@SUM(A1)', '单号1', 'A\tB']) {
      const odd = await backOffice(support).update('goods-orders', id, { ...parcel, tracking });
      expect(Object.keys(odd.body.errors)).toEqual(['tracking']);
    }
    const { body, status } = await backOffice(support).update('goods-orders', id, parcel);
    expect({ body, status }).toMatchObject({ status: 200, body: { state: 'redeemed' } });
    const { result } = await fan.get(`/user/order/details?id=${id}`);
    expect(result.tracking).toMatchObject({ carrier: 'sf', number: 'SF1234567890' });
    expect(result.tracking.href).toContain('SF1234567890');
    expect(await toldOf(id)).toContain('orderShipped');
    expect(await goldOf(app, fan)).toBe(gold);
    expect(await stockOf(app, scarf)).toMatchObject({
      reserved: before.reserved - 1,
      sold: before.sold + 1,
    });
    const again = await backOffice(support).update('goods-orders', id, parcel);
    expect(again.body.errorCode).toBe(is('orderMoved'));
    expect(await violations()).toEqual([]);
  });

  test('is shipped by who may ship, whichever way that is asked for', async () => {
    const id = await paidOrder(fan, scarf);
    const csv = `${orderNumber(id)},sf,SF9`;
    const tooMany = Array(orderRules.shipAtOnce + 1)
      .fill(csv)
      .join('\n');
    const asked = await support.post('/goods/desk/shipMany', { csv: tooMany, preview: true });
    expect(asked.errorCode).toBe(is('invalidInput'));
    const refused = async (someone: Person) => {
      const change = await backOffice(someone).update('goods-orders', id, parcel);
      const call = await someone.post('/goods/desk/shipMany', { csv });
      return [change.body.errorCode, call.errorCode];
    };
    const forbidden = [is('forbidden'), is('forbidden')];
    for (const name of ['fan2', 'expert', 'anchor', 'manager']) {
      expect(await refused(await person(app).signInAs(name)), name).toEqual(forbidden);
    }
    // Who works the queue, and ships nothing.
    const held = permissions as { shipOrders: readonly Role[] };
    const { shipOrders } = held;
    onTestFinished(() => {
      held.shipOrders = shipOrders;
    });
    held.shipOrders = ['admin'];
    const office = backOffice(support);
    expect(await refused(support)).toEqual(forbidden);
    const review = { event: 'review', reason: 'A torn box' };
    expect((await office.update('goods-orders', id, review)).status).toBe(200);
    expect(await refused(support)).toEqual(forbidden);
    expect((await backOffice(admin).update('goods-orders', id, parcel)).status).toBe(200);
  });

  test('that can’t be shipped is refunded: the gold is back, the goods are free', async () => {
    const gold = await goldOf(app, fan);
    const before = await stockOf(app, scarf);
    const id = await paidOrder(fan, scarf);
    const office = backOffice(support);
    expect((await office.update('goods-orders', id, { event: 'refund' })).status).toBe(422);
    await office.update('goods-orders', id, { event: 'review', reason: 'A torn box' });
    await office.update('goods-orders', id, { event: 'resume' });
    const refund = { event: 'refund', reason: 'None left' };
    const unclaimed = await office.update('goods-orders', id, refund);
    expect(unclaimed.body.errorCode).toBe(is('claimFirst'));
    await claim(support, id);
    // Whose last proof of who they are is old gives nothing back.
    clock.forward({ minutes: 16 });
    const stale = await office.update('goods-orders', id, refund);
    expect(stale.body.errorCode).toBe(is('proofRequired'));
    await signIn();
    await backOffice(support).update('goods-orders', id, refund);
    expect(await goldOf(app, fan)).toBe(gold);
    expect(await stockOf(app, scarf)).toEqual(before);
    const told = await toldOf(id);
    expect(told).toEqual(
      expect.arrayContaining(['orderReviewed', 'orderResumed', 'orderRefunded']),
    );
    const { steps } = (await fan.get(`/user/order/details?id=${id}`)).result;
    expect(steps.at(-1)).toMatchObject({ event: 'refund', reason: 'None left', by: 'desk' });
    // Which member of the staff it was is the desk's alone to know.
    expect(JSON.stringify(steps)).not.toContain('support');
    expect(await violations()).toEqual([]);
  });

  test('that was shipped is disputed once: refunded it gives gold back from the house', async () => {
    const gold = await goldOf(app, fan);
    const id = await paidOrder(fan, scarf);
    const office = backOffice(support);
    await office.update('goods-orders', id, parcel);
    const { sold } = await stockOf(app, scarf);
    const dispute = { id, reason: 'broken', text: 'In two' };
    const { result } = await fan.post('/user/order/dispute', dispute);
    expect(result).toMatchObject({
      state: 'underReview',
      canDispute: false,
      dispute: { text: 'In two' },
    });
    expect((await office.list('goods-orders', { disputed: 'true' })).body).toMatchObject([
      { id, dispute: { reason: 'broken', text: 'In two' } },
    ]);
    expect((await office.update('goods-orders', id, parcel)).body.errorCode).toBe(is('orderMoved'));
    const refund = { event: 'refund', reason: 'It broke on the way' };
    await claim(support, id);
    await office.update('goods-orders', id, refund);
    expect(await goldOf(app, fan)).toBe(gold);
    expect((await stockOf(app, scarf)).sold).toBe(sold);
    expect(await violations()).toEqual([]);
    const other = await paidOrder(fan, scarf);
    await office.update('goods-orders', other, parcel);
    await fan.post('/user/order/dispute', { ...dispute, id: other });
    const close = { event: 'close', reason: 'It came' };
    // Who sent it is not who says that it came.
    const own = await office.update('goods-orders', other, close);
    expect(own.body.errorCode).toBe(is('ownMatter'));
    expect((await backOffice(admin).update('goods-orders', other, close)).status).toBe(200);
    expect(await toldOf(id)).toEqual(expect.arrayContaining(['orderDisputed', 'orderRefunded']));
    expect(await toldOf(other)).toEqual(expect.arrayContaining(['orderDisputed', 'orderClosed']));
    const again = fan.post('/user/order/dispute', { ...dispute, id: other });
    expect(await codeOf(again)).toBe(is('orderMoved'));
    expect(await violations()).toEqual([]);
  });

  test('that was shipped is disputed within thirty days', async () => {
    const [soon, late] = [await paidOrder(fan, scarf), await paidOrder(fan, scarf)];
    for (const id of [soon, late]) await backOffice(support).update('goods-orders', id, parcel);
    const dispute = (id: number) =>
      codeOf(fan.post('/user/order/dispute', { id, reason: 'notArrived', text: 'Not yet' }));
    clock.forward({ hours: orderRules.disputeWithin * 24 - 1 });
    await signIn();
    expect(await dispute(soon)).toBe('success');
    clock.forward({ hours: 1 });
    expect(await dispute(late)).toBe(is('orderMoved'));
    await signIn();
    await claim(support, soon);
    const refund = { event: 'refund', reason: 'It never came' };
    expect((await backOffice(support).update('goods-orders', soon, refund)).status).toBe(200);
  });

  test('is shipped or cancelled, never both, however they meet', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await paidOrder(fan, scarf);
      const [shipped, cancelled] = await Promise.all([
        backOffice(support).update('goods-orders', id, parcel),
        fan.post('/user/order/cancel', { id }),
      ]);
      expect((shipped.status === 200) !== (cancelled.status === 'success')).toBe(true);
    }
    expect(await violations()).toEqual([]);
  });

  test('shows where it goes to who may ship, and each look stands in the audit log', async () => {
    const id = await paidOrder(fan, scarf);
    const row = (await backOffice(support).get('goods-orders', id)).body;
    expect(row).toMatchObject({ country: 'CN', hasRecipient: true });
    expect(JSON.stringify(row)).not.toMatch(/Lin|Panda|138/);
    const look = (someone = support) => someone.post('/goods/desk/recipient', { id });
    expect(await codeOf(look())).toBe(is('claimFirst'));
    await claim(support, id);
    expect(await codeOf(look(admin))).toBe(is('claimFirst'));
    const { result } = await look();
    expect(result.recipient).toEqual({ ...recipient, phone: '+8613812345678' });
    const entries = (
      await backOffice(admin).list('audit-entries', { target: `goods-orders/${id}` })
    ).body;
    expect(entries).toMatchObject([
      { action: 'goods-orders.look', username: 'support' },
      { action: 'goods-orders.claim' },
    ]);
    for (let looks = 1; looks < orderRules.looks; looks++) await look();
    expect(await codeOf(look())).toBe(is('tooManyRequests'));
    await release(support, id);
    // Where it would have gone nobody reads any more.
    await fan.post('/user/order/cancel', { id });
    clock.forward({ hours: 1 });
    expect(await codeOf(look())).toBe(is('orderMoved'));
    const cancelled = (await backOffice(support).get('goods-orders', id)).body;
    expect(cancelled).toMatchObject({ state: 'cancelled', country: null, hasRecipient: false });
    await signIn();
  });

  test('is talked about: what the desk wrote is unread until it is looked at', async () => {
    const id = await paidOrder(fan, scarf);
    await fan.post('/user/order/message', { id, text: 'When?' });
    expect((await backOffice(support).get('goods-orders', id)).body.unread).toBe(1);
    await support.post('/goods/desk/message', { id, text: 'Tomorrow' });
    expect((await backOffice(support).get('goods-orders', id)).body.unread).toBe(0);
    const unread = async () =>
      (await fan.get('/user/order/list')).result.items.find(
        (each: { id: number }) => each.id === id,
      ).unread;
    expect(await unread()).toBe(1);
    await fan.get(`/user/order/details?id=${id}`);
    clock.forward({ seconds: 1 });
    expect(await unread()).toBe(0);
    await backOffice(support).update('goods-orders', id, { note: 'Friendly' });
    const { result } = await fan.get(`/user/order/details?id=${id}`);
    expect(JSON.stringify(result)).not.toContain('Friendly');
    await fan.post('/user/order/cancel', { id });
  });

  test('goes on where the shop is closed: its person sees it, the desk works on it', async () => {
    const [sent, kept] = [await paidOrder(fan, scarf), await paidOrder(fan, scarf)];
    const database = { db: app.db, url: app.databaseUrl };
    const closed = await testApp({ database, clock, env: { BRAND_MALL: '0' } });
    const own = await person(closed).signInAs('fan');
    const wish = { goodsId: scarf, count: 1, price: 100, recipient };
    expect(await codeOf(own.post('/orderpay/goodsOrder', wish))).toBe(is('mallOff'));
    expect(await codeOf(own.get('/goods/list'))).toBe(is('mallOff'));
    const { items } = (await own.get('/user/order/list')).result;
    expect(items.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([kept, sent]);
    expect(await codeOf(own.post('/user/order/cancel', { id: kept }))).toBe('success');
    const staff = await person(closed).signInAs('support');
    const office = backOffice(staff);
    expect(await claim(staff, sent)).toBe(sent);
    expect((await office.update('goods-orders', sent, parcel)).status).toBe(200);
    const dispute = { id: sent, reason: 'broken', text: 'In two' };
    expect(await codeOf(own.post('/user/order/dispute', dispute))).toBe('success');
    expect((await office.list('goods-orders', { disputed: 'true' })).body[0]).toMatchObject({
      id: sent,
      names: { zh_CN: '围巾', en_US: 'Scarf' },
    });
    await closed.stop();
  });
});

test('A CSV ships what it can, line by line, and tells the rest', async () => {
  const ids = [await paidOrder(fan, scarf), await paidOrder(fan, scarf)] as const;
  const claimed = await paidOrder(fan, scarf);
  await claim(admin, claimed);
  const csv = [
    'order,carrier,number',
    `${orderNumber(ids[0])},sf,SF100001`,
    `"${orderNumber(ids[1])}","EMS","EE 20002"`,
    `${orderNumber(claimed)},sf,SF300003`,
    `${orderNumber(ids[0])},sf,SF100001`,
    'R9999999,sf,SF400004',
    'nonsense',
    `${orderNumber(claimed)},dhl,=cmd|1`,
    `${orderNumber(claimed)},dhl,SF3`,
    `${orderNumber(claimed)},pigeon,SF300003`,
    '',
  ].join('\r\n');
  const told = async (given: object) => {
    const { result } = await support.post('/goods/desk/shipMany', { csv, ...given });
    return result.lines as { refused: { error: string } | null }[];
  };
  const outcomes = [
    ...[null, null, 'orderClaimed', 'orderTwice', 'unknownOrder', 'unknownOrder'],
    ...['badTracking', 'badTracking', 'unknownCarrier'],
  ];
  const preview = await told({ preview: true });
  expect(preview.map(({ refused }) => refused?.error ?? null)).toEqual(outcomes);
  expect(preview[1]).toEqual({
    line: 3,
    order: orderNumber(ids[1]),
    carrier: 'EMS',
    tracking: 'EE 20002',
    known: { names: { zh_CN: '围巾', en_US: 'Scarf' }, count: 1, username: 'fan' },
    twice: false,
    refused: null,
  });
  expect(preview[4]).toMatchObject({
    known: null,
    refused: { text: expect.stringMatching(/order/i) },
  });
  for (const id of ids) {
    expect((await backOffice(support).get('goods-orders', id)).body.state).toBe('paid');
  }
  expect(await told({})).toEqual(preview);
  const [kept] = (await backOffice(support).list('goods-orders', { q: 'EE 20002' })).body;
  expect(kept).toMatchObject({ id: ids[1], carrier: 'ems', tracking: 'EE 20002' });
  await release(admin, claimed);
  await fan.post('/user/order/cancel', { id: claimed });
});

test('A number that another order has is warned of, in a CSV and at the order', async () => {
  const [first, second, third] = [
    await paidOrder(fan, scarf),
    await paidOrder(fan, scarf),
    await paidOrder(fan, scarf),
  ];
  const number = 'TWICE00001';
  await claim(support, first);
  const desk = backOffice(support);
  await desk.update('goods-orders', first, { ...parcel, tracking: number });
  const csv = [second, third].map((id) => `${orderNumber(id)},sf,${number}`).join('\n');
  const { lines } = (await support.post('/goods/desk/shipMany', { csv, preview: true })).result;
  expect(lines).toMatchObject([
    { twice: true, refused: null },
    { twice: true, refused: null },
  ]);
  await support.post('/goods/desk/shipMany', { csv: csv.split('\n')[0] });
  const { together } = (await desk.get('goods-orders', second)).body;
  expect(together).toEqual([{ id: first, number: orderNumber(first) }]);
  await fan.post('/user/order/cancel', { id: third });
});

test('A wrong number is corrected after shipping, by who ships, and the customer hears so', async () => {
  const id = await paidOrder(fan, scarf);
  await claim(support, id);
  const desk = backOffice(support);
  const right = { event: 'correct', carrier: 'dhl', tracking: 'DHL0987654321' };
  expect((await desk.update('goods-orders', id, right)).body.errorCode).toBe(is('orderMoved'));
  await desk.update('goods-orders', id, parcel);
  expect((await desk.update('goods-orders', id, { event: 'correct' })).status).toBe(422);
  const short = await desk.update('goods-orders', id, { ...right, tracking: 'SF1' });
  expect(short).toMatchObject({ status: 422, body: { errors: { tracking: expect.anything() } } });
  const { shippedAt, gold } = (await desk.get('goods-orders', id)).body;
  expect((await desk.update('goods-orders', id, right)).body).toMatchObject({
    ...{ state: 'redeemed', carrier: 'dhl', tracking: 'DHL0987654321', shippedAt, gold },
    steps: expect.arrayContaining([
      expect.objectContaining({ event: 'correct', staff: 'support' }),
    ]),
  });
  expect(await toldOf(id)).toContain('orderCorrected');
  const [entry] = (await backOffice(admin).list('audit-entries', { target: `goods-orders/${id}` }))
    .body;
  expect(JSON.stringify(entry)).toContain('DHL0987654321');
  // Also while a dispute about it is looked at.
  await fan.post('/user/order/dispute', { id, reason: 'notArrived', text: 'Nothing came' });
  const again = await desk.update('goods-orders', id, { ...right, tracking: 'DHL1111111111' });
  expect(again.body).toMatchObject({ state: 'underReview', tracking: 'DHL1111111111' });
  expect(await violations()).toEqual([]);
});

describe('A parcel that its carrier lost', () => {
  const lost = { event: 'lose', reason: 'The carrier can’t find it' };
  const again = { event: 'reship', carrier: 'dhl', tracking: 'DHL2222222222' };
  const sent = async () => {
    const id = await paidOrder(fan, scarf);
    await backOffice(support).update('goods-orders', id, parcel);
    return id;
  };
  const move = async (someone: Person, id: number, given: object) => {
    const { status, body } = await backOffice(someone).update('goods-orders', id, given);
    return status === 200 ? body.state : body.errorCode;
  };
  beforeAll(signIn);

  test('is said to be so by who did not send it, with a reason, and its person hears so', async () => {
    const waiting = await paidOrder(fan, scarf);
    expect(await move(admin, waiting, lost)).toBe(is('orderMoved'));
    await fan.post('/user/order/cancel', { id: waiting });
    const id = await sent();
    expect(await move(support, id, lost)).toBe(is('ownMatter'));
    const silent = await backOffice(admin).update('goods-orders', id, { event: 'lose' });
    expect(silent.status).toBe(422);
    expect(await move(admin, id, lost)).toBe('underReview');
    const { dueAt, dispute } = (await backOffice(admin).get('goods-orders', id)).body;
    expect([typeof dueAt, dispute]).toEqual(['string', null]);
    expect(await toldOf(id)).toContain('orderLost');
    const { steps } = (await fan.get(`/user/order/details?id=${id}`)).result;
    expect(steps.at(-1)).toMatchObject({ event: 'lose', reason: lost.reason, by: 'desk' });
    // It came after all.
    expect(await move(support, id, { event: 'close', reason: 'It came' })).toBe(is('ownMatter'));
    expect(await move(admin, id, { event: 'close', reason: 'It came' })).toBe('redeemed');
    expect(await toldOf(id)).toContain('orderFound');
    expect(await violations()).toEqual([]);
  });

  test('is said to be so again by who sent neither parcel', async () => {
    const id = await sent();
    await move(admin, id, lost);
    await claim(admin, id);
    await admin.post('/goods/desk/recipient', { id });
    clock.forward({ seconds: 1 });
    expect(await move(admin, id, again)).toBe('redeemed');
    expect(await move(admin, id, lost)).toBe(is('ownMatter'));
    expect(await move(support, id, lost)).toBe(is('ownMatter'));
  });

  test('is given its gold back, by who has claimed it, and is counted as sold', async () => {
    const gold = await goldOf(app, fan);
    const id = await sent();
    const { sold } = await stockOf(app, scarf);
    await move(admin, id, lost);
    const refund = { event: 'refund', reason: 'It is lost' };
    expect(await move(admin, id, refund)).toBe(is('claimFirst'));
    await claim(admin, id);
    expect(await move(admin, id, refund)).toBe('refunded');
    expect(await goldOf(app, fan)).toBe(gold);
    expect((await stockOf(app, scarf)).sold).toBe(sold);
    expect(await move(admin, id, again)).toBe(is('orderMoved'));
    expect(await violations()).toEqual([]);
  });

  test('is sent again out of stock, for nothing, and can be disputed anew', async () => {
    const id = await sent();
    const dispute = { id, reason: 'notArrived', text: 'Nothing came' };
    await fan.post('/user/order/dispute', dispute);
    const gold = await goldOf(app, fan);
    const before = await stockOf(app, scarf);
    expect(await move(support, id, again)).toBe(is('claimFirst'));
    await claim(support, id);
    expect(await codeOf(support.post('/goods/desk/recipient', { id }))).toBe('success');
    expect(await move(support, id, { event: 'reship' })).toBe(is('invalidInput'));
    clock.forward({ seconds: 1 });
    expect(await move(support, id, again)).toBe('redeemed');
    expect(await goldOf(app, fan)).toBe(gold);
    expect(await stockOf(app, scarf)).toMatchObject({
      ...{ received: before.received - 1, sold: before.sold, reserved: before.reserved },
    });
    const [taken] = (await backOffice(admin).list('stock-changes', { goodsId: String(scarf) }))
      .body;
    expect(taken).toMatchObject({ count: -1, reason: orderNumber(id), by: 'support' });
    const { result } = await fan.get(`/user/order/details?id=${id}`);
    expect(result).toMatchObject({ canDispute: true, tracking: { number: again.tracking } });
    expect((await toldOf(id)).filter((name) => name === 'orderShipped')).toHaveLength(2);
    clock.forward({ seconds: 1 });
    expect(await codeOf(fan.post('/user/order/dispute', dispute))).toBe('success');
    expect(await codeOf(fan.post('/user/order/dispute', dispute))).toBe(is('orderMoved'));
    expect(await violations()).toEqual([]);
  });

  test('is not sent again by a file, without what is in stock, or where it goes to nobody', async () => {
    const last = await newGoods(app, { stock: 1 });
    const id = await paidOrder(fan, last);
    await backOffice(support).update('goods-orders', id, parcel);
    await move(admin, id, lost);
    await claim(admin, id);
    expect(await move(admin, id, again)).toBe(is('outOfStock'));
    const csv = `${orderNumber(id)},dhl,DHL3333333333`;
    const { lines } = (await admin.post('/goods/desk/shipMany', { csv })).result;
    expect(lines).toMatchObject([{ refused: { error: 'orderMoved' } }]);
    await app.db.execute(sql`update goods_order set recipient = null where id = ${id}`);
    expect(await move(admin, id, again)).toBe(is('recipientNeeded'));
    expect(await violations()).toEqual([]);
  });
});

test('Card numbers that were shown are given gold back for by an administrator, after a dispute', async () => {
  const card = await newGoods(app, { kind: 'virtual' });
  await signIn();
  await admin.post('/goods/cards', { goodsId: card, lines: 'N1\nN2' });
  const gold = await goldOf(app, fan);
  const [shown, unseen] = [await paidOrder(fan, card), await paidOrder(fan, card)];
  await fan.post('/user/order/cards', { id: shown });
  const refund = { event: 'refund', reason: 'It did not open' };
  const of = async (someone: Person, id: number) => {
    await claim(someone, id);
    const { status, body } = await backOffice(someone).update('goods-orders', id, refund);
    await release(someone, id);
    return status === 200 ? 'success' : body.errorCode;
  };
  expect(await of(admin, shown)).toBe(is('claimFirst'));
  for (const id of [shown, unseen]) {
    await fan.post('/user/order/dispute', { id, reason: 'badCard', text: 'Used already' });
  }
  expect(await of(support, shown)).toBe(is('cardsShown'));
  expect(await of(support, unseen)).toBe('success');
  expect(await of(admin, shown)).toBe('success');
  expect(await goldOf(app, fan)).toBe(gold);
  expect(await violations()).toEqual([]);
});

describe('Goods in the console', () => {
  test('are made, changed and put on sale; stock changes with a reason', async () => {
    const office = backOffice(admin);
    const names = { zh_CN: '杯子', en_US: 'Mug' };
    const { body, status } = await office.create('goods', {
      kind: 'physical',
      names,
      descriptions: names,
      categoryId: null,
      price: 80,
      pictures: ['/uploads/mall/mug.webp'],
      conditions: { level: 0, limit: { count: 2, days: null }, phone: false },
      onSale: true,
      publishAt: '2026-01-01T00:00:00.000Z',
      offAt: null,
      order: 1,
      lowStock: 5,
    });
    expect({ status, body }).toMatchObject({ status: 201, body: { free: 0, isLow: true } });
    const { id } = body;
    const over = await office.update('goods', id, { offAt: '2026-01-01T00:00:00.000Z' });
    expect(over.body).toMatchObject({
      errorCode: is('offBeforePublish'),
      errors: { offAt: over.body.errorMsg },
    });
    const change = { goodsId: id, count: 20, reason: 'Delivered' };
    expect((await office.create('stock-changes', change)).status).toBe(201);
    const out = await office.create('stock-changes', { ...change, count: -21 });
    expect(out.body.errorCode).toBe(is('outOfStock'));
    const unknown = await office.create('stock-changes', { ...change, goodsId: 9_999_999 });
    expect(unknown.body.errorCode).toBe(is('unknownGoods'));
    const [kept] = (await office.list('stock-changes', { goodsId: String(id) })).body;
    expect(kept).toMatchObject({ names, count: 20, by: 'admin' });
    expect((await office.get('goods', id)).body).toMatchObject({ free: 20, isLow: false });
    expect((await office.list('goods', { q: 'mug', low: 'false' })).total).toBe(1);
    await office.update('goods', id, { lowStock: 21 });
    const lowFirst = await office.list('goods', { _sort: 'isLow', _order: 'desc' });
    expect(lowFirst.body[0]).toMatchObject({ id, isLow: true });
    await office.update('goods', id, { conditions: { level: 0, limit: null, phone: false } });
    const { result } = await fan.get(`/goods/details?id=${id}`);
    expect(result).toMatchObject({ name: 'Mug', stock: 20, conditions: { limit: null } });
    await office.update('goods', id, { onSale: false });
    expect(await codeOf(fan.get(`/goods/details?id=${id}`))).toBe(is('unknownGoods'));
  });

  test('have cards that are uploaded once, all or none', async () => {
    const card = await newGoods(app, { kind: 'virtual' });
    const upload = (lines: string) => admin.post('/goods/cards', { goodsId: card, lines });
    expect((await upload('A1,x\nA2,y')).result).toEqual({ added: 2, stock: 2 });
    expect(await codeOf(upload('A3\nA2'))).toBe(is('cardsTwice'));
    expect(await codeOf(upload('A4\nA4'))).toBe(is('cardsTwice'));
    expect((await stockOf(app, card)).received).toBe(2);
    const lines = ['number,code', 'A3', '"A1","z"', 'A4 p', 'A4', '', 'x'.repeat(201)].join('\r\n');
    const checked = await admin.post('/goods/cards/check', { goodsId: card, lines });
    expect(checked.result).toEqual({
      cards: 5,
      refused: [
        { line: 3, because: 'pool' },
        { line: 5, because: 'upload' },
        { line: 7, because: 'tooLong' },
      ],
    });
    expect((await stockOf(app, card)).received).toBe(2);
    const unclear = 'B1,x,y';
    const read = await admin.post('/goods/cards/check', { goodsId: card, lines: unclear });
    expect(read.result.refused).toEqual([{ line: 1, because: 'unclear' }]);
    expect(await codeOf(upload(unclear))).toBe(is('invalidInput'));
    expect(await codeOf(support.post('/goods/cards/check', { goodsId: card, lines }))).toBe(
      is('forbidden'),
    );
    expect(await codeOf(admin.post('/goods/cards', { goodsId: scarf, lines: 'A1' }))).toBe(
      is('unknownGoods'),
    );
    const byHand = { goodsId: card, count: 1, reason: 'x' };
    expect((await backOffice(admin).create('stock-changes', byHand)).status).toBe(422);
    const entries = (await backOffice(admin).list('audit-entries', { target: `goods/${card}` }))
      .body;
    expect(JSON.stringify(entries)).not.toMatch(/A1|A2/);
    // Whose last proof of who they are is old adds none.
    clock.forward({ minutes: 16 });
    expect(await codeOf(upload('A5'))).toBe(is('proofRequired'));
  });
});
