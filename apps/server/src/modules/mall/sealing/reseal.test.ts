import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Log } from '#platform/logging/log.ts';
import { createSecret } from '#platform/secret.ts';
import { caughtUp, type TestApp, testApp, testKey } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { newGoods, paidOrder, pocket, recipient } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { recipientsOf } from '../addresses/recipients.ts';
import { kept, reseal } from './reseal.ts';
import { createSealing } from './sealing.ts';

const keyOf = (id: number) => `${id}:${`key number ${id} `.repeat(4)}`;
const oldKey = { MALL_KEYS: keyOf(1) };
const bothKeys = { MALL_KEYS: `${keyOf(2)},${keyOf(1)}` };
const newKey = { MALL_KEYS: keyOf(2) };

/** The keys that sealed what there is. */
const keysIn = async ({ db }: TestApp): Promise<string[]> => {
  const all = Object.values(kept).map(
    ({ table, column }) =>
      `select '${table} ' || split_part(${column}, '.', 1) as key from ${table} where ${column} is not null`,
  );
  const found = await rows<{ key: string }>(db, sql.raw(`${all.join(' union ')} order by 1`));
  return found.map(({ key }) => key);
};
const allBy = (id: number) =>
  ['blind_box', 'goods_address', 'goods_card', 'goods_order'].map((table) => `${table} ${id}`);

const phone = '+8613812345678';

async function fill(app: TestApp) {
  const fan = await person(app).signInAs('fan');
  const admin = await person(app).signInAs('admin');
  await pocket(app, fan, 10_000);
  const scarf = await newGoods(app);
  const card = await newGoods(app, { kind: 'virtual' });
  await admin.post('/goods/cards', { goodsId: card, lines: 'AAAA-1\nBBBB-2\nCCCC-3' });
  const sent = await paidOrder(fan, scarf);
  const given = await paidOrder(fan, card);
  await fan.post('/user/address/save', recipient);
  const texts = { zh_CN: '盲盒', en_US: 'Box' };
  const { body } = await backOffice(admin).create('blind-boxes', {
    ...{ names: texts, descriptions: texts, picture: null, price: 60, daily: 9, coolDown: 0 },
    ...{ age: 18, closesAt: null, prizes: [{ goodsId: card, count: 2 }] },
  });
  await admin.post('/blindBox/open', { id: body.id });
  return { sent, given, box: body.id as number };
}

async function readAll(fan: Person, { sent, given, box }: Awaited<ReturnType<typeof fill>>) {
  const seed = { id: box, price: 60, clientSeed: 'ab'.repeat(8) };
  await fan.post('/blindBox/age', { age: 18 });
  return {
    address: (await fan.get('/user/address/list')).result.items[0].phone,
    order: (await fan.get(`/user/order/details?id=${sent}`)).result.recipient.phone,
    card: (await fan.post('/user/order/cards', { id: given })).result.cards[0].number,
    drawn: (await fan.post('/blindBox/draw', seed)).status,
  };
}

test('A key can be changed: what the old one sealed is sealed by the new, and opened by it alone', {
  timeout: 60_000,
}, async () => {
  const before = await testApp({ accounts: true, env: oldKey });
  const { db, databaseUrl: url } = before;
  const made = await fill(before);
  expect(await keysIn(before)).toEqual(allBy(1));
  await before.stop();

  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push(line) };
  const env = { ...bothKeys, LOG_LEVEL: 'info' };
  const between = await testApp({ database: { db, url }, env, logTo });
  await caughtUp(db);
  expect(await keysIn(between)).toEqual(allBy(2));
  const told = log.map((line) => JSON.parse(line)).filter(({ left }) => left !== undefined);
  expect(told).toMatchObject(Object.values(kept).map(({ table }) => ({ table, by: '2', left: 0 })));
  await between.stop();

  const after = await testApp({ database: { db, url }, env: newKey });
  const fan = await person(after).signInAs('fan');
  expect(await readAll(fan, made)).toEqual({
    ...{ address: phone, order: phone, card: 'AAAA-1', drawn: 'success' },
  });
});

test('What no key opens is told and left, and keeps nothing else from being sealed again', async () => {
  const app = await testApp();
  const sealingOf = (...ids: number[]) =>
    createSealing(
      new Map(ids.map((id) => keyOf(id).split(':') as [string, string])),
      createSecret(testKey),
    );
  const add = (by: number, uid: number) => {
    const sealed = sealingOf(by).seal(recipientsOf(uid), '{}');
    return app.db.execute(sql`
      insert into goods_address (account_id, sealed, is_default, at) values (${uid}, ${sealed}, true, now())`);
  };
  await add(3, 1);
  await add(1, 2);
  await add(2, 3);
  const told: object[] = [];
  const log = {
    ...silent,
    error: (what: object) => told.push(what),
    info: (what: object) => told.push(what),
  } as unknown as Log;
  const again = () => reseal({ db: app.db, log, sealing: sealingOf(2, 1) }, kept.addresses, 0);
  expect(await again()).toBeNull();
  expect(await keysIn(app)).toEqual(['goods_address 2', 'goods_address 3']);
  expect(told).toMatchObject([{ id: 1 }, { resealed: 1, left: 1 }]);
  await again();
  expect(told.at(-1)).toMatchObject({ resealed: 0, left: 1 });
});
