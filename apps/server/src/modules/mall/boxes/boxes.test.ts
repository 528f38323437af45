import { errors } from '@xiongmao/api/errors';
import { checkEdition } from '@xiongmao/api/mall/deck';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proveLedger } from '#modules/wallet/index.ts';
import { instant } from '#platform/db/database.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { silent } from '#testing/doubles/silent-log.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { goldOf, newGoods, pocket, recipient, stockOf, uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';
import { closeOverdue } from './editions.ts';

const clock = steeredClock();
const log: string[] = [];
let app: TestApp;
let fan: Person;
let fan2: Person;
let admin: Person;
let scarf: number;
let card: number;

beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  app = await testApp({ accounts: true, clock, logTo, env: { LOG_LEVEL: 'debug' } });
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
  admin = await person(app).signInAs('admin');
  for (const each of [fan, fan2]) {
    await pocket(app, each, 100_000);
    await each.post('/blindBox/age', { age: 18 });
  }
  scarf = await newGoods(app, { price: 500, stock: 1_000 });
  card = await newGoods(app, { price: 50, kind: 'virtual', name: 'Card' });
  const numbers = Array.from({ length: 200 }, (_, at) => `CARD-${at}`).join('\n');
  await admin.post('/goods/cards', { goodsId: card, lines: numbers });
});
beforeEach(async () => {
  clock.forward({ hours: 24 });
  // Sessions of staff are over by then.
  admin = await person(app).signInAs('admin');
});

const is = (name: keyof typeof errors) => errors[name].code;
const draft = async (more: object = {}) => {
  const { body, status } = await backOffice(admin).create('blind-boxes', {
    names: { zh_CN: '盲盒', en_US: 'Mystery box' },
    descriptions: { zh_CN: '里面有什么', en_US: 'What is in it' },
    picture: null,
    price: 60,
    daily: 100,
    coolDown: 0,
    age: 18,
    closesAt: null,
    prizes: [
      { goodsId: scarf, count: 3 },
      { goodsId: card, count: 7 },
    ],
    ...more,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id as number;
};
const opened = async (more: object = {}) => {
  const id = await draft(more);
  const { result } = await admin.post('/blindBox/open', { id });
  return { id, commitment: result.commitment as string };
};
let seeds = 0;
const draw = (someone: Person, id: number, more: object = {}, key?: string) => {
  const clientSeed = (++seeds).toString(16).padStart(16, '0');
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return someone.post('/blindBox/draw', { id, price: 60, clientSeed, recipient, ...more }, headers);
};
const codeOf = async (answer: Promise<{ status: string; errorCode: number }>) => {
  const { status, errorCode } = await answer;
  return status === 'success' ? 'success' : errorCode;
};
const violations = async () => (await proveLedger(app.db, additions.ledgerRules)).violations;

describe('A blind box', () => {
  test('is drawn to its end, and everyone can check it then', async () => {
    const before = await stockOf(app, scarf);
    const { id, commitment } = await opened();
    expect((await stockOf(app, scarf)).reserved).toBe(before.reserved + 3);
    const gold = await goldOf(app, fan);
    expect(await codeOf(fan.get(`/blindBox/deck?id=${id}`))).toBe(is('editionOpen'));
    const first = (await draw(fan, id)).result;
    expect(first).toMatchObject({ draw: { number: 1 }, order: { editionId: id, gold: 60 } });
    expect(first.order.state).toBe(first.prize.kind === 'physical' ? 'paid' : 'redeemed');
    // What comes in the same moment is drawn one after the other.
    const many = await Promise.all(
      Array.from({ length: 9 }, (_, at) => draw(at % 2 ? fan : fan2, id)),
    );
    expect(many.map(({ status }) => status)).toEqual(Array(9).fill('success'));
    expect(await goldOf(app, fan)).toBe(gold - 5 * 60);
    expect(await codeOf(draw(fan, id))).toBe(is('editionClosed'));
    const box = (await fan.get(`/blindBox/details?id=${id}`)).result;
    expect(box).toMatchObject({ state: 'soldOut', left: 0, commitment, mine: { today: 5 } });

    const told = (await person(app).get(`/blindBox/deck?id=${id}`)).result;
    const { items, total } = (await person(app).get(`/blindBox/draws?id=${id}`)).result;
    expect(total).toBe(10);
    expect(await checkEdition({ ...told, draws: items })).toBeNull();
    // Another seed may lead to the same place of the deck; not twenty of them.
    const changed = Array.from({ length: 20 }, (_, at) =>
      items.map((each: { number: number }) =>
        each.number === 1 ? { ...each, clientSeed: at.toString(16).padStart(16, 'f') } : each,
      ),
    );
    const checks = await Promise.all(changed.map((draws) => checkEdition({ ...told, draws })));
    expect(checks.some((fault) => fault !== null)).toBe(true);
    expect((await fan.get(`/blindBox/draws?id=${id}&mine=1`)).result.total).toBe(5);
    expect(items.every(({ orderId }: { orderId: number | null }) => orderId === null)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  test('has no more drawn in one moment than is left', async () => {
    const { id } = await opened({ prizes: [{ goodsId: card, count: 2 }] });
    const at = instant(clock.now());
    const people = [fan, fan2, fan].map(uidOf);
    const admitted = await rows<{ refusal: string | null }>(
      app.db,
      sql`select refusal from admit_draws(${id}, ${sql.param(people)}::int[], '{a,b,c}', '{60,60,60}', '{a,b,c}', ${at}, ${at})`,
    );
    expect(admitted.map(({ refusal }) => refusal)).toEqual([null, null, 'BB002']);
  });

  test('tells nobody its seed before the end: no answer, no row of the console, no log', async () => {
    const { id } = await opened();
    await draw(fan, id);
    const office = JSON.stringify([
      (await backOffice(admin).get('blind-boxes', id)).body,
      (await backOffice(admin).list('audit-entries')).body,
      (await fan.get(`/blindBox/details?id=${id}`)).result,
      (await fan.get(`/blindBox/draws?id=${id}`)).result,
    ]);
    await admin.post('/blindBox/close', { id, reason: 'The end of the season' });
    const { serverSeed, deck } = (await fan.get(`/blindBox/deck?id=${id}`)).result;
    expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(office).not.toContain(serverSeed);
    expect(office).not.toContain(deck.join(','));
    expect(log.join('')).not.toContain(serverSeed);
    const [kept] = await rows<{ text: string }>(
      app.db,
      sql`select to_jsonb(b)::text as text from blind_box b where id = ${id}`,
    );
    expect(kept!.text).not.toContain(serverSeed);
  });

  test('that is closed early frees what is left, and can be checked', async () => {
    const before = await stockOf(app, card);
    const { id } = await opened({ prizes: [{ goodsId: card, count: 9 }] });
    await draw(fan, id);
    await draw(fan2, id);
    const closing = { id, reason: 'A misprint' };
    expect(await codeOf(admin.post('/blindBox/close', closing))).toBe('success');
    expect(await codeOf(admin.post('/blindBox/close', closing))).toBe(is('editionClosed'));
    expect(await stockOf(app, card)).toEqual({
      ...before,
      sold: before.sold + 2,
      free: before.free - 2,
    });
    const told = (await fan.get(`/blindBox/deck?id=${id}`)).result;
    const { items } = (await fan.get(`/blindBox/draws?id=${id}`)).result;
    expect(await checkEdition({ ...told, draws: items })).toBeNull();
    expect(await violations()).toEqual([]);
  });

  test('draws once for a key', async () => {
    const { id } = await opened();
    const gold = await goldOf(app, fan);
    const clientSeed = 'a'.repeat(16);
    const answers = await Promise.all(
      [1, 2, 3].map(() => draw(fan, id, { clientSeed }, 'one-tap-of-many')),
    );
    expect(new Set(answers.map(({ result }) => result.draw.number))).toEqual(new Set([1]));
    expect(await goldOf(app, fan)).toBe(gold - 60);
    const { id: other } = await opened();
    const again = (more: object, edition = id) =>
      codeOf(draw(fan, edition, { clientSeed, ...more }, 'one-tap-of-many'));
    expect(await again({}, other)).toBe(is('keyReused'));
    expect(await again({ clientSeed: 'b'.repeat(16) })).toBe(is('keyReused'));
    expect(await again({ price: 61 })).toBe(is('keyReused'));
    expect(await again({ recipient: { ...recipient, street: 'Elsewhere' } })).toBe(is('keyReused'));
    expect(await again({})).toBe('success');
  });

  test('closes by itself at its time, and is not drawn any more before somebody has seen to that', async () => {
    const closesAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const { id } = await opened({ closesAt });
    const stateOf = async () => (await fan.get(`/blindBox/details?id=${id}`)).result.state;
    const context = { db: app.db, clock, log: silent };
    clock.forward({ minutes: 59 });
    await closeOverdue(context);
    expect(await codeOf(draw(fan, id))).toBe('success');
    clock.forward({ minutes: 1 });
    expect(await codeOf(draw(fan, id))).toBe(is('editionClosed'));
    const before = await stockOf(app, scarf);
    await closeOverdue(context);
    expect(await stateOf()).toBe('closed');
    // What nobody drew can be sold again.
    expect((await stockOf(app, scarf)).reserved).toBeLessThan(before.reserved);
  });

  test('is drawn as often as one may, by who is old enough, at its price', async () => {
    const { id } = await opened({ daily: 2, coolDown: 30 });
    expect(await codeOf(draw(fan, id, { price: 59 }))).toBe(is('goodsPriceChanged'));
    expect(await codeOf(draw(fan, id))).toBe('success');
    const soon = await Promise.all([draw(fan, id), draw(fan, id)].map(codeOf));
    expect(soon).toEqual([is('drawTooSoon'), is('drawTooSoon')]);
    const { nextAt } = (await fan.get(`/blindBox/details?id=${id}`)).result.mine;
    expect((Date.parse(nextAt) - clock.now().getTime()) / 1_000).toBeCloseTo(30, 0);
    clock.forward({ seconds: 30 });
    expect(await codeOf(draw(fan, id))).toBe('success');
    clock.forward({ seconds: 30 });
    expect(await codeOf(draw(fan, id))).toBe(is('drawsToday'));
    clock.forward({ hours: 24 });
    expect(await codeOf(draw(fan, id))).toBe('success');
    clock.forward({ hours: -24 });
    // Who is old enough for one box may be for another, too.
    const grown = await person(app).register('grown@example.org');
    for (const age of [14, 18]) {
      expect(await codeOf(grown.post('/blindBox/age', { age }))).toBe('success');
    }
    expect((await grown.get(`/blindBox/details?id=${id}`)).result.mine.ageConfirmed).toBe(true);
    // Who says that they are younger is held to it for a day.
    await fan2.post('/blindBox/age', { age: 18, isOldEnough: false });
    const older = await fan2.post('/blindBox/age', { age: 18 });
    expect(older).toMatchObject({ errorCode: is('ageSaid') });
    expect(older.errorMsg).toContain('24');
    expect(await codeOf(draw(fan2, id))).toBe(is('ageNotConfirmed'));
    const youngerUntil = async () =>
      (await fan2.get(`/blindBox/details?id=${id}`)).result.mine.youngerUntil;
    const held = Date.parse(await youngerUntil()) - clock.now().getTime();
    expect(held / 3_600_000).toBeCloseTo(24, 1);
    clock.forward({ hours: 24 });
    expect(await youngerUntil()).toBeNull();
    expect(await codeOf(fan2.post('/blindBox/age', { age: 18 }))).toBe('success');
    const poor = await person(app).register('poor@example.org');
    await poor.post('/blindBox/age', { age: 40 });
    admin = await person(app).signInAs('admin');
    const dear = await opened({ price: 10_000 });
    expect(await codeOf(draw(poor, dear.id, { price: 10_000 }))).toBe(is('notEnoughGold'));
    for (const name of ['admin', 'support', 'editor', 'manager']) {
      const staff = await person(app).signInAs(name);
      expect(await codeOf(draw(staff, id))).toBe(is('noDrawsForStaff'));
    }
  });

  test('stays as it was opened, and is seen by nobody before', async () => {
    const id = await draft();
    expect(await codeOf(fan.get(`/blindBox/details?id=${id}`))).toBe(is('unknownEdition'));
    expect(await codeOf(draw(fan, id))).toBe(is('unknownEdition'));
    const changed = await backOffice(admin).update('blind-boxes', id, { price: 70 });
    expect(changed.body.price).toBe(70);
    await admin.post('/blindBox/open', { id });
    expect(await codeOf(admin.post('/blindBox/open', { id }))).toBe(is('deckFixed'));
    const late = await backOffice(admin).update('blind-boxes', id, { price: 80 });
    expect(late.body.errorCode).toBe(is('deckFixed'));
    const tooMany = await draft({ prizes: [{ goodsId: scarf, count: 5_000 }] });
    const short = await admin.post('/blindBox/open', { id: tooMany });
    expect(short.errorCode).toBe(is('prizesShort'));
    expect(short.errorMsg).toContain('Scarf');
    const closesAt = new Date(clock.now().getTime() + 60_000).toISOString();
    const over = await draft({ closesAt });
    clock.forward({ seconds: 60 });
    expect(await codeOf(admin.post('/blindBox/open', { id: over }))).toBe(is('closesInPast'));
    const { body } = await backOffice(admin).update('blind-boxes', over, { closesAt });
    expect(Object.keys(body.errors)).toEqual(['closesAt']);
    await expect(draft({ closesAt })).rejects.toThrow('closesAt');
  });

  test('is deleted as a draft alone, as it was read, by who may and has just proven who they are', async () => {
    const office = backOffice(admin);
    const id = await draft();
    const { version } = (await office.get('blind-boxes', id)).body;
    await office.update('blind-boxes', id, { price: 70 });
    const stale = await office.remove('blind-boxes', id, { version });
    expect(stale.body.errorCode).toBe(is('stale'));
    const support = backOffice(await person(app).signInAs('support'));
    expect((await support.remove('blind-boxes', id)).status).toBe(403);
    const { version: now } = (await office.get('blind-boxes', id)).body;
    clock.forward({ minutes: 16 });
    const unproven = await office.remove('blind-boxes', id, { version: now });
    expect(unproven.body.errorCode).toBe(is('proofRequired'));
    admin = await person(app).signInAs('admin');
    const again = backOffice(admin);
    expect((await again.remove('blind-boxes', id, { version: now })).body).toMatchObject({ id });
    expect((await again.get('blind-boxes', id)).status).toBe(404);
    const { body: entries } = await again.list('audit-entries', { target: `blind-boxes/${id}` });
    expect(entries[0]).toMatchObject({
      action: 'blind-boxes.remove',
      username: 'admin',
      before: { price: 70 },
      after: null,
    });
    const { id: open } = await opened();
    expect((await again.remove('blind-boxes', open)).body.errorCode).toBe(is('deckFixed'));
    await admin.post('/blindBox/close', { id: open, reason: 'A misprint' });
    expect((await again.remove('blind-boxes', open)).body.errorCode).toBe(is('deckFixed'));
    expect(await codeOf(fan.get(`/blindBox/details?id=${open}`))).toBe('success');
  });

  test('is drawn from no faster than one taps', async () => {
    const { id } = await opened();
    clock.toNext(60);
    const dear = () => codeOf(draw(fan, id, { price: 1 }));
    for (let times = 0; times < 60; times++) expect(await dear()).toBe(is('goodsPriceChanged'));
    expect(await dear()).toBe(is('tooManyRequests'));
    expect(await codeOf(draw(fan2, id, { price: 1 }))).toBe(is('goodsPriceChanged'));
    clock.forward({ minutes: 1 });
    expect(await codeOf(draw(fan, id))).toBe('success');
  });

  test('has as many prizes as a deck holds, each named once', async () => {
    const office = backOffice(admin);
    const id = await draft();
    const withPrizes = async (prizes: object[]) =>
      (await office.update('blind-boxes', id, { prizes })).status;
    expect(await withPrizes([{ goodsId: scarf, count: 1 }])).toBe(422);
    expect(await withPrizes([{ goodsId: scarf, count: 20_001 }])).toBe(422);
    const twice = { goodsId: scarf, count: 2 };
    expect(await withPrizes([twice, twice])).toBe(422);
    expect(await withPrizes([twice])).toBe(200);
  });

  test('shows staff what is left of it and who drew what, and wants a fresh proof of who opens and closes it', async () => {
    const { id } = await opened();
    const { draw: drawn, prize, order } = (await draw(fan, id)).result;
    const support = backOffice(await person(app).signInAs('support'));
    const { contents } = (await support.get('blind-boxes', id)).body;
    expect(contents).toMatchObject([
      { goodsId: scarf, names: { en_US: 'Scarf' }, worth: 500, count: 3 },
      { goodsId: card, kind: 'virtual', worth: 50, count: 7 },
    ]);
    const left = contents.find((each: { goodsId: number }) => each.goodsId === prize.goodsId).left;
    expect(left).toBe(prize.left);
    const draws = (await support.list('blind-draws', { editionId: String(id) })).body;
    expect(draws).toMatchObject([
      { id: order.id, number: drawn.number, goodsId: prize.goodsId, username: 'fan' },
    ]);
    const next = await draft();
    clock.forward({ minutes: 16 });
    const closing = { id, reason: 'A misprint' };
    expect(await codeOf(admin.post('/blindBox/open', { id: next }))).toBe(is('proofRequired'));
    expect(await codeOf(admin.post('/blindBox/close', closing))).toBe(is('proofRequired'));
  });

  test('gives what has no address yet once it has one, and nothing back for what one likes less', async () => {
    const { id } = await opened({ prizes: [{ goodsId: scarf, count: 2 }] });
    const { order } = (await draw(fan, id, { recipient: undefined })).result;
    expect(order).toMatchObject({ state: 'paid', needsRecipient: true, canCancel: false });
    expect(await codeOf(fan.post('/user/order/cancel', { id: order.id }))).toBe(is('orderMoved'));
    const { result } = await fan.post('/user/order/recipient', { id: order.id, recipient });
    expect(result).toMatchObject({ needsRecipient: false, recipient: { city: 'Chengdu' } });
    // What can't be sent gives back what the draw cost.
    const gold = await goldOf(app, fan);
    const staff = await person(app).signInAs('support');
    const support = backOffice(staff);
    await staff.post('/goods/desk/claim', { id: order.id });
    const refund = { event: 'refund', reason: 'Lost in a flood' };
    expect((await support.update('goods-orders', order.id, refund)).status).toBe(200);
    expect(await goldOf(app, fan)).toBe(gold + 60);
    expect(await violations()).toEqual([]);
  });

  test('is nowhere where the brand has none', async () => {
    const { id } = await opened();
    const database = { db: app.db, url: app.databaseUrl };
    const without = await testApp({ database, clock, env: { BRAND_BLIND_BOXES: '0' } });
    const guest = person(without);
    expect(await codeOf(guest.get('/blindBox/list'))).toBe(is('mallOff'));
    expect(await codeOf(guest.get(`/blindBox/details?id=${id}`))).toBe(is('mallOff'));
    expect(await codeOf(guest.get('/goods/list'))).toBe('success');
    await without.stop();
  });
});
