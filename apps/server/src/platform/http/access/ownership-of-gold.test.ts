import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

const others = ['fan', 'fan2', 'expert', 'anchor', 'manager', 'support', 'admin'] as const;
type Other = (typeof others)[number];

const intent = { 'idempotency-key': 'the-owners-own-recharge' };
const written = { ...writtenPlan, content: 'A secret that is worth the gold.' };

let app: TestApp;
let owner: Person;
let uid: number;
let paymentId: number;
let ownPlanId: number;
let boughtPlanId: number;
let purchaseId: number;
const people = {} as Record<Other, Person>;

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const goldOf = async (someone: Person): Promise<number> =>
  (await someone.get('/user/userGold')).result.gold;

/** Someone with one of each: a recharge that is open, a plan under review, a plan that they bought. */
beforeAll(async () => {
  app = await testApp({ accounts: true });
  for (const who of others) people[who] = await person(app).signInAs(who);
  owner = await person(app).register('owner@example.org');
  uid = uidOf(owner);
  await vi.waitFor(async () => expect(await goldOf(owner)).toBe(200), { timeout: 10_000 });
  await makeExpert(app, owner);
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${uidOf(people.expert)}, 'approved', 'Knows', now(), now())`);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf('derby', soon)], { source: 'test', now: new Date() }),
  );
  const [match] = await rows<{ id: number }>(app.db, sql`select id from match`);
  const post = async (someone: Person): Promise<number> =>
    (await backOffice(someone, 'studio').create('plans', { matchId: match!.id, ...written })).body
      .id;
  ownPlanId = await post(owner);
  boughtPlanId = await post(people.expert);
  await backOffice(people.support).update('plans', boughtPlanId, { state: 'published' });
  const order = { id: boughtPlanId, price: written.price };
  purchaseId = (await owner.post('/orderpay/goldExpertPlan', order)).result.purchaseId;
  const begun = await owner.post('/orderpay/payByAlipay', { fen: 1_000 }, intent);
  paymentId = begun.result.payment.id;
});

const reviewers: readonly Other[] = ['support', 'admin'];
const onlyToReviewers = (who: Other) => (reviewers.includes(who) ? 200 : 403);

describe.each(others)('To %s', (who) => {
  test("another's recharge is unknown", async () => {
    const answer = await people[who].get(`/orderpay/payment?id=${paymentId}`);
    expect(answer).toMatchObject({ code: 404, errorCode: errors.unknownPayment.code });
    expect((await owner.get(`/orderpay/payment?id=${paymentId}`)).result.state).toBe('open');
  });

  test("another's intent begins a recharge of one's own", async () => {
    const { result } = await people[who].post('/orderpay/payByAlipay', { fen: 5_000 }, intent);
    expect(result.payment).toMatchObject({ fen: 5_000, state: 'open' });
    expect(result.payment.id).not.toBe(paymentId);
  });

  test("another's purchase, its receipt and its entries are nowhere", async () => {
    const receipt = await people[who].get(`/expert_plan/receipt?id=${boughtPlanId}`);
    expect(receipt).toMatchObject({ code: 404, errorCode: errors.unknownReceipt.code });
    const { result: orders } = await people[who].get('/expert_plan/userExpertPlanOrderPC');
    expect(orders).toMatchObject({ items: [], total: 0 });
    const entries = await people[who].get('/orderpay/gold/list');
    expect(JSON.stringify(entries)).not.toContain(`plan:${boughtPlanId}`);
  });

  test("another's plan is unknown until it is published, and stays as it is", async () => {
    const asked = await people[who].get(`/expert_plan/getExpertPlanInfo?id=${ownPlanId}`);
    expect(asked.errorCode).toBe(errors.unknownPlan.code);
    const studio = backOffice(people[who], 'studio');
    const status = who === 'expert' ? 404 : 403;
    expect((await studio.get('plans', ownPlanId)).status).toBe(status);
    expect((await studio.update('plans', ownPlanId, { pick: 'away' })).status).toBe(status);
    expect((await studio.remove('plans', ownPlanId)).status).toBe(status);
    const listed = await studio.list('plans');
    if (who === 'expert') {
      expect(listed.body.map(({ id }: { id: number }) => id)).toEqual([boughtPlanId]);
    } else expect(listed.status).toBe(status);
    const { body } = await backOffice(owner, 'studio').get('plans', ownPlanId);
    expect(body).toMatchObject({ state: 'underReview', pick: 'home' });
  });

  test("another's gold is shown as the role allows", async () => {
    const office = backOffice(people[who]);
    const found: Record<string, number> = {};
    for (const name of ['gold-accounts', 'payments', 'holds', 'plan-purchases']) {
      found[name] = (await office.list(name, { userId: String(uid) })).status;
    }
    const read = onlyToReviewers(who);
    expect(found).toEqual({
      'gold-accounts': read,
      payments: read,
      holds: read,
      'plan-purchases': read,
    });
    expect((await office.get('plans', ownPlanId)).status).toBe(read);
  });

  test("another's purchase, plans and settlements are decided by those who may", async () => {
    if (who === 'admin') return;
    const office = backOffice(people[who]);
    const reason = 'x';
    const back = await office.update('plan-purchases', purchaseId, { state: 'released', reason });
    expect(back.status).toBe(403);
    const settled = { planId: boughtPlanId, result: 'void', reason };
    expect((await office.create('settlements', settled)).status).toBe(403);
    const out = { state: 'suspended', reason };
    expect((await office.update('experts', uid, out)).status).toBe(403);
    if (who === 'support') return;
    expect((await office.update('plans', ownPlanId, { state: 'published' })).status).toBe(403);
    const application = { decision: 'refused', reason };
    expect((await office.update('expert-applications', uid, application)).status).toBe(403);
  });
});

describe('Fields that nobody asked for', () => {
  test('buy with nobody else’s gold', async () => {
    const before = [await goldOf(owner), await goldOf(people.fan)];
    const foreign = { buyerId: uid, accountId: uid, userId: uid, uid };
    const order = { id: boughtPlanId, price: written.price, ...foreign };
    expect((await people.fan.post('/orderpay/goldExpertPlan', order)).status).toBe('success');
    expect([await goldOf(owner), await goldOf(people.fan)]).toEqual([before[0], before[1]! - 28]);
  });

  test('recharge nobody else, and no more than what is paid', async () => {
    const foreign = { accountId: uid, gold: 1_000_000, state: 'paid', tradeNo: 'x' };
    const { result } = await people.fan2.post(
      '/orderpay/payByAlipay',
      { fen: 1_000, ...foreign },
      { 'idempotency-key': 'with-fields-nobody-asked-for' },
    );
    const [kept] = await rows<object>(
      app.db,
      sql`select account_id, gold, state, trade_no from payment where id = ${result.payment.id}`,
    );
    expect(kept).toEqual({
      account_id: uidOf(people.fan2),
      gold: result.payment.gold,
      state: 'open',
      trade_no: null,
    });
    expect(result.payment.gold).toBeLessThan(1_000);
  });
});
