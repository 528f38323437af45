import { errors } from '@xiongmao/api/errors';
import type { TransferKind } from '@xiongmao/api/transfer-kinds';
import { addDays, dayBounds, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { beforeAll, expect, test } from 'vitest';
import {
  captureHolds,
  holdGold,
  ledgerAccountOf,
  move,
  ownAccount,
  uncaptureHolds,
} from '#modules/wallet/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { newAnchor, openBroadcast } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { referenceOf } from '../index.ts';

const zone = 'Asia/Shanghai';

let app: TestApp;
let anchor: Person;
let uid: number;
let fanId: number;
let broadcastId: number;
let reference: string;
let keys = 0;

/** Gold of a fan that is held for the broadcast; its hold. */
const hold = (amount: number, at: Date) =>
  app.db.transaction((tx) =>
    holdGold(tx, { key: `unlock ${++keys}`, ownerId: fanId, amount, reference, at }),
  );
const share = async (id: number, at: Date, way: typeof captureHolds) =>
  app.db.transaction(async (tx) => {
    const [earnings, house] = [
      await ledgerAccountOf(tx, 'earnings', uid),
      await ownAccount(tx, 'house'),
    ];
    const split = ([amount = 0]: readonly number[]) => [
      { to: earnings, amount: Math.floor(amount * 0.7) },
      { to: house, amount: amount - Math.floor(amount * 0.7) },
    ];
    return way(tx, { ids: [id], split, key: `share ${++keys}`, reference, at });
  });

const now = new Date();
const today = zonedDay(now, zone);
const midnight = dayBounds(today, zone).from.getTime();

/** Forty of the first moment of today, ten of the last of yesterday, twenty of nine days ago, ten held, a gift, ten taken back. */
beforeAll(async () => {
  app = await testApp({ accounts: true, env: { BRAND_ZONE: zone, ANCHOR_SHARE: '70' } });
  anchor = await person(app).register('earns@example.org');
  uid = await newAnchor(app, anchor);
  fanId = Number((await person(app).signInAs('fan')).cookies.get('uid'));
  broadcastId = await openBroadcast(app, uid);
  reference = referenceOf(broadcastId);
  for (const [amount, at] of [
    [40, new Date(midnight)],
    [10, new Date(midnight - 1)],
    [20, new Date(midnight - 9 * 86_400_000)],
  ] as const) {
    await share(await hold(amount, at), at, captureHolds);
  }
  const back = await hold(10, now);
  await share(back, now, captureHolds);
  await share(back, now, uncaptureHolds);
  await app.db.transaction(async (tx) =>
    move(tx, {
      key: 'a gift',
      kind: 'gift' as TransferKind,
      from: await ledgerAccountOf(tx, 'user', fanId),
      to: await ledgerAccountOf(tx, 'earnings', uid),
      amount: 5,
      reference,
      at: now,
    }),
  );
});

const totals = async (days: number) => (await anchor.get(`/anchor/goldTotal?days=${days}`)).result;

test('Income is told by days of the brand’s zone, those without any among them', async () => {
  const { series, ...figures } = await totals(7);
  expect(series).toHaveLength(7);
  expect(series.at(-1)).toEqual({ day: today, unlocks: 28, gifts: 5 });
  expect(series.at(-2)).toEqual({ day: addDays(today, -1), unlocks: 7, gifts: 0 });
  expect(series[0]).toEqual({ day: addDays(today, -6), unlocks: 0, gifts: 0 });
  // Of the ten that are held after they were taken back, seven are expected.
  expect(figures).toEqual({
    revenue: 40,
    total: 54,
    expected: 7,
    unlocks: 35,
    gifts: 5,
    broadcasts: 1,
  });
});

test('Fourteen and thirty days tell of more', async () => {
  expect(await totals(14)).toMatchObject({ revenue: 54, unlocks: 49 });
  expect((await totals(30)).series).toHaveLength(30);
  expect((await anchor.get('/anchor/goldTotal?days=8')).errorCode).toBe(errors.invalidInput.code);
});

test('Income one by one is of unlocks, gifts, and what was taken back, newest first', async () => {
  const { items, total } = (await anchor.get('/anchor/goldDetail')).result;
  expect(total).toBe(6);
  const told = items.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]);
  expect(told).toEqual([
    ['gift', 5],
    ['reverse', -7],
    ['unlock', 7],
    ['unlock', 14],
    ['unlock', 7],
    ['unlock', 28],
  ]);
  expect(items[0]).toMatchObject({ broadcastId, title: 'Tonight' });
  expect((await anchor.get('/anchor/goldDetail?days=7')).result.total).toBe(5);
  const { body } = await backOffice(anchor, 'studio').list('anchor-returns', { days: '7' });
  expect(body).toHaveLength(5);
});

test('It is told to nobody else', async () => {
  const other = await person(app).register('other@example.org');
  await newAnchor(app, other);
  expect((await other.get('/anchor/goldDetail')).result).toEqual({ items: [], total: 0 });
  expect((await other.get('/anchor/goldTotal')).result).toMatchObject({ total: 0, expected: 0 });
  const fan = await person(app).signInAs('fan');
  for (const address of ['/anchor/goldDetail', '/anchor/goldTotal']) {
    expect((await fan.get(address)).errorCode).toBe(errors.notAnchor.code);
    expect((await person(app).get(address)).errorCode).toBe(errors.signInRequired.code);
  }
});

test('The studio and the console tell what a broadcast brought', async () => {
  const { body: own } = await backOffice(anchor, 'studio').list('broadcasts');
  expect(own).toMatchObject([{ id: broadcastId, unlocks: 4, revenue: 54 }]);
  const support = backOffice(await person(app).signInAs('support'));
  expect((await support.get('broadcasts', broadcastId)).body).toMatchObject({
    unlocks: 4,
    held: 10,
    captured: 70,
    released: 0,
  });
  expect((await support.get('anchors', uid)).body).toMatchObject({ earned: 54, broadcasts: 1 });
  const returns = await support.list('anchor-returns', { anchorId: String(uid) });
  expect(returns.body).toHaveLength(6);
  expect(returns.body[0]).toMatchObject({ anchorId: uid, broadcastId });
  expect((await support.list('anchor-returns', { broadcastId: '999999' })).total).toBe(0);
});

test('Coin details name the broadcast that gold was given for', async () => {
  const fan = await person(app).signInAs('fan');
  const { result } = await fan.get('/orderpay/gold/list');
  expect(result.items[0]).toMatchObject({ reference, subject: 'Tonight' });
});
