import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '@xiongmao/api/errors';
import { hashWords, sealOf, sealOfVersion } from '@xiongmao/api/experts/seal';
import type { ChainLink, RevisedPlan } from '@xiongmao/api/experts/shapes';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseExpert } from '#modules/experts/index.ts';
import { ingest } from '#modules/feeds/index.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { everyoneAtOnce } from '#testing/people/everyone-at-once.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { planLedgerRules } from '../ledger-rules.ts';
import { refuseLapsed } from '../plans/refuse-lapsed.ts';
import { settleMissed } from '../settlement/settle-match.ts';
import { publishVersion } from './publish-version.ts';

const clock: SteeredClock = steeredClock();
let app: TestApp;
const people = {} as Record<'expert' | 'support' | 'fan' | 'fan2' | 'manager', Person>;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;
let expertId: number;
let supportId: number;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  for (const name of ['expert', 'support', 'fan', 'fan2', 'manager'] as const) {
    people[name] = await person(app).signInAs(name);
  }
  expertId = uidOf(people.expert);
  supportId = uidOf(people.support);
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now())`);
  studio = backOffice(people.expert, 'studio');
  desk = backOffice(people.support);
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
let names = 0;
let name: string;
let planId: number;

const onSale = {
  title: 'The home side wins',
  label: 'banker',
  content: 'They have won the last five, and nobody is injured.',
  price: 28,
};
const revision = {
  title: 'The home side wins at last',
  label: '',
  content: 'They have won the last six, and their keeper is back.',
  price: 15,
};
const sealed = {
  playType: 'winner',
  level: 'full',
  pick: 'home',
  line: null,
  odds: 2,
  refund: false,
  viewing: 'login',
};

/** A plan on sale, of a match that begins in an hour. */
beforeEach(async () => {
  name = `revised${++names}`;
  await send(fixtureOf(name, new Date(clock.now().getTime() + 3_600_000).toISOString()));
  const [match] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  const { body } = await studio.create('plans', { matchId: match!.id, ...onSale, ...sealed });
  planId = body.id;
  expect((await desk.update('plans', planId, { state: 'published' })).status).toBe(200);
});

const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: clock.now() }));
let version = 10;
const begins = () => send(stateOf(name, ++version));
async function turn(state: Partial<MatchState>): Promise<void> {
  await send(stateOf(name, ++version, { status: 'ended', phase: null, ...state }));
  await settleMissed({ db: app.db, clock, jobs: app.jobs, expertShare: 70 });
}

const revise = (given: object = revision) => studio.update('plans', planId, given);
const approve = () => desk.update('plans', planId, { state: 'published' });
const refuse = () =>
  desk.update('plans', planId, { state: 'refused', reason: 'It promises too much' });
/** On sale in a new version. */
async function revisionPublished(given: object = revision): Promise<void> {
  expect((await revise(given)).status).toBe(200);
  expect((await approve()).status).toBe(200);
}
const buy = (someone: Person, price: number) =>
  someone.post('/orderpay/goldExpertPlan', { id: planId, price });
const planAs = async (someone: Person): Promise<RevisedPlan> =>
  (await someone.get(`/expert_plan/getExpertPlanInfo?id=${planId}`)).result;
const own = async () => (await studio.get('plans', planId)).body;
const queue = async (): Promise<number[]> =>
  (await desk.list('plans', { state: 'underReview', _end: '500' })).body.map(
    ({ id }: { id: number }) => id,
  );
const linkOf = async (): Promise<ChainLink> => {
  const { items } = (await person(app).get(`/expert_plan/chain?userId=${expertId}`)).result;
  return items.find((link: ChainLink) => link.planId === planId);
};
const earnings = async (): Promise<number> =>
  (await people.expert.get('/creator_platform/getReturnsDetailedSummary')).result.total;
const goldOf = async (someone: Person): Promise<number> =>
  (await someone.get('/user/userGold')).result.gold;
const noticesOf = (of: number, notice: string) =>
  rows<{ values: object }>(
    app.db,
    sql`select values from notice where account_id = ${of} and name = ${notice}
      and (values->>'planId')::int = ${planId}`,
  );

describe('A revision', () => {
  test('goes on sale once it is approved; until then the plan stays as it is', async () => {
    const { body } = await revise();
    expect(body).toMatchObject({ state: 'published', ...onSale });
    expect(body.revision).toMatchObject({ ...revision, state: 'underReview', reason: null });
    expect(await queue()).toContain(planId);
    const { label, title, price } = onSale;
    expect(await planAs(person(app))).toMatchObject({ label, title, price, versions: [] });
    expect((await buy(people.fan, 15)).errorCode).toBe(errors.priceChanged.code);
    expect((await buy(people.fan, 28)).status).toBe('success');

    expect((await approve()).body).toMatchObject({
      state: 'published',
      ...revision,
      revision: null,
    });
    expect(await queue()).not.toContain(planId);
    expect((await buy(people.fan2, 28)).errorCode).toBe(errors.priceChanged.code);
    expect((await buy(people.fan2, 15)).result).toMatchObject({ content: revision.content });
    expect(await noticesOf(expertId, 'revisionPublished')).toHaveLength(1);
  });

  test('that is refused changes nothing; its expert reads why, and may improve it', async () => {
    const before = await planAs(person(app));
    const link = await linkOf();
    await revise();
    expect((await refuse()).body).toMatchObject(onSale);
    expect(await planAs(person(app))).toEqual(before);
    expect(await linkOf()).toEqual(link);
    expect(await queue()).not.toContain(planId);
    expect((await own()).revision).toMatchObject({
      state: 'refused',
      reason: 'It promises too much',
    });
    expect(await noticesOf(expertId, 'revisionRefused')).toHaveLength(1);
    expect((await approve()).body.errorCode).toBe(errors.planMoved.code);
    expect((await buy(people.fan, 28)).status).toBe('success');

    await revise({ price: 20 });
    expect((await own()).revision).toMatchObject({ ...revision, price: 20, state: 'underReview' });
    await approve();
    expect((await planAs(person(app))).versions.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('is one at a time: what comes second stands in the place of the first', async () => {
    await revise();
    const { version: read } = (await desk.get('plans', planId)).body;
    await revise({ price: 12 });
    const late = await desk.change('plans', planId, { state: 'published', version: read });
    expect(late.status).toBe(409);
    await approve();
    expect(await planAs(person(app))).toMatchObject({ title: revision.title, price: 12 });
  });

  test('that says what is on sale already is none', async () => {
    await revise();
    expect((await revise(onSale)).body.revision).toBeNull();
    expect(await queue()).not.toContain(planId);
  });

  test.each([
    ['another pick', { pick: 'away' }],
    ['better odds', { odds: 2.1 }],
    ['another level', { level: 'half' }],
    ['another promise', { refund: true }],
    ['another circle of readers', { viewing: 'open' }],
  ])('never is of %s', async (_what, change) => {
    expect((await revise({ ...revision, ...change })).body.errorCode).toBe(errors.planFixed.code);
    expect((await own()).revision).toBeNull();
    expect((await revise({ ...revision, ...sealed })).status).toBe(200);
  });

  test.each([
    ['a title of four characters', { title: 'Four' }],
    ['no content', { content: '' }],
    ['a negative price', { price: -1 }],
    ['a price beyond the highest', { price: 10_001 }],
    ['a number of its own choice', { number: 9 }],
  ])('is not taken with %s', async (_what, change) => {
    expect((await revise(change)).status).toBe(422);
  });

  test('may make a plan free, and dear again', async () => {
    await revisionPublished({ price: 0 });
    expect(await planAs(people.fan)).toMatchObject({ access: 'free', price: 0 });
    await revisionPublished({ price: 30 });
    expect(await planAs(people.fan)).toMatchObject({ access: 'locked', prediction: null });
  });
});

describe('A revision has its time', () => {
  test('before the match begins by the clock', async () => {
    await revise();
    clock.forward({ minutes: 61 });
    expect((await revise({ price: 9 })).body.errorCode).toBe(errors.matchClosed.code);
    expect((await approve()).body.errorCode).toBe(errors.matchClosed.code);
    expect(await planAs(person(app))).toMatchObject({ price: 28, versions: [] });
  });

  test('before the match begins by its status', async () => {
    await revise();
    await begins();
    expect((await revise({ price: 9 })).body.errorCode).toBe(errors.matchClosed.code);
    expect((await approve()).body.errorCode).toBe(errors.matchClosed.code);
    expect(await planAs(person(app))).toMatchObject({ price: 28, versions: [] });
  });

  test('and leaves the queue by itself when that is over: its expert is told once', async () => {
    await revise();
    const sweep = () => refuseLapsed({ db: app.db, clock, jobs: app.jobs });
    await sweep();
    expect(await queue()).toContain(planId);
    await begins();
    await sweep();
    await sweep();
    expect(await queue()).not.toContain(planId);
    expect((await own()).revision).toMatchObject({ state: 'refused', reason: null });
    expect(await noticesOf(expertId, 'revisionLapsed')).toHaveLength(1);
  });

  test.each([
    ['taken down', () => studio.update('plans', planId, { state: 'takenDown' })],
    [
      'taken down by support',
      () => desk.update('plans', planId, { state: 'takenDown', reason: 'x' }),
    ],
    ['deleted', () => studio.remove('plans', planId)],
    [
      'of an expert who leaves',
      async () => {
        const gone = app.db.transaction((tx) =>
          eraseExpert(tx, expertId, { now: clock.now(), jobs: app.jobs }),
        );
        await gone;
        await app.db.execute(sql`
          update expert set state = 'approved' where account_id = ${expertId}`);
      },
    ],
  ])('and goes with a plan that is %s', async (_what, end) => {
    await revise();
    await end();
    expect(await queue()).not.toContain(planId);
    expect(await rows(app.db, sql`select from plan_version where plan_id = ${planId}`)).toEqual([]);
    expect((await approve()).body.errorCode).toBe(errors.planMoved.code);
    expect((await revise({ price: 9 })).body.errorCode).toBe(errors.planMoved.code);
  });

  test('while its expert is approved', async () => {
    await revise();
    await app.db.execute(sql`update expert set state = 'suspended' where account_id = ${expertId}`);
    expect((await revise({ price: 9 })).body.errorCode).toBe(errors.expertSuspended.code);
    expect((await approve()).body.errorCode).toBe(errors.expertSuspended.code);
    await app.db.execute(sql`update expert set state = 'ended' where account_id = ${expertId}`);
    expect((await approve()).body).toMatchObject({
      errorCode: errors.expertEnded.code,
      errorMsg: 'This person is no longer an expert. Please reload',
    });
    await app.db.execute(sql`update expert set state = 'approved' where account_id = ${expertId}`);
    expect((await approve()).status).toBe(200);
  });
});

describe('A revision is', () => {
  test('written by the plan’s expert alone', async () => {
    const { version: read } = await own();
    const others: [string, Person, number][] = [
      ['a guest', person(app), 401],
      ['a fan', people.fan, 403],
      ['a manager', people.manager, 403],
      ['support', people.support, 403],
      ['another expert', await everyoneAtOnce(app), 404],
    ];
    for (const [who, someone, status] of others) {
      const tried = backOffice(someone, 'studio').change('plans', planId, {
        ...revision,
        version: read,
      });
      expect((await tried).status, who).toBe(status);
    }
    expect((await own()).revision).toBeNull();
  });

  test('reviewed by those who review', async () => {
    await revise();
    const { version: read } = (await desk.get('plans', planId)).body;
    const others: [string, Person, number][] = [
      ['a guest', person(app), 401],
      ['a fan', people.fan, 403],
      ['a manager', people.manager, 403],
      ['its expert', people.expert, 403],
    ];
    for (const [who, someone, status] of others) {
      for (const decision of [{ state: 'published' }, { state: 'refused', reason: 'x' }]) {
        const given = { ...decision, version: read };
        const tried = await backOffice(someone).change('plans', planId, given);
        expect(tried.status, who).toBe(status);
      }
    }
    expect(await queue()).toContain(planId);
    expect((await approve()).status).toBe(200);
  });
});

describe('Buyers', () => {
  test('keep the price that they paid, in their orders and when the plan is settled', async () => {
    const earned = await earnings();
    const gold = [await goldOf(people.fan), await goldOf(people.fan2)];
    await buy(people.fan, 28);
    await revisionPublished();
    await buy(people.fan2, 15);
    expect((await buy(people.fan, 28)).status).toBe('success');
    expect([await goldOf(people.fan), await goldOf(people.fan2)]).toEqual([
      gold[0]! - 28,
      gold[1]! - 15,
    ]);
    for (const [someone, paid] of [
      [people.fan, 28],
      [people.fan2, 15],
    ] as const) {
      expect(await planAs(someone)).toMatchObject({ paid, price: 15 });
      const receipt = (await someone.get(`/expert_plan/receipt?id=${planId}`)).result;
      expect(receipt).toMatchObject({ price: paid });
    }
    await turn({ score: { home: 1, away: 0 } });
    // 70 percent of 28 and of 15, each rounded down: of both together it would be one more.
    expect((await earnings()) - earned).toBe(19 + 10);
    const [log] = (await desk.list('settlements', { planId: String(planId) })).body;
    expect(log).toMatchObject({ captured: 43, expertShare: 29, houseShare: 14 });
    await turn({ status: 'cancelled', score: null });
    expect(await earnings()).toBe(earned);
    expect([await goldOf(people.fan), await goldOf(people.fan2)]).toEqual(gold);
  });

  test('are told, and see what changed', async () => {
    await buy(people.fan, 28);
    await revisionPublished();
    expect(await noticesOf(uidOf(people.fan), 'planRevised')).toEqual([
      { values: { planId, title: revision.title } },
    ]);
    expect(await noticesOf(uidOf(people.fan2), 'planRevised')).toEqual([]);
    const { versions } = await planAs(people.fan);
    expect(versions).toMatchObject([
      { number: 1, ...onSale },
      { number: 2, ...revision },
    ]);
  });

  test('alone read what the words were, as long as others may not read what they are', async () => {
    await revisionPublished({ ...revision, content: 'A secret that is worth the gold.' });
    for (const someone of [person(app), people.fan2]) {
      const path = `/java/expert_plan/getExpertPlanInfo?id=${planId}`;
      const bytes = await (await someone.send(path)).text();
      expect(bytes).not.toMatch(/secret|won the last five/);
      const { versions } = await planAs(someone);
      expect(versions).toMatchObject([
        { title: onSale.title, price: 28, content: null, salt: null },
        { title: revision.title, price: 15, content: null, salt: null },
      ]);
    }
    await turn({ score: { home: 1, away: 0 } });
    const { versions } = await planAs(person(app));
    expect(versions.map(({ content }) => content)).toEqual([
      onSale.content,
      'A secret that is worth the gold.',
    ]);
  });
});

describe('The seal', () => {
  test('of the plan stays; each revision is sealed behind the one before', async () => {
    const { seal, previous, position } = await linkOf();
    await revisionPublished();
    await revisionPublished({ title: 'The home side wins for sure', price: 20 });
    await buy(people.fan, 20);
    const link = await linkOf();
    expect(link).toMatchObject({ seal, previous, position, revealed: null });
    expect(link.versions.map(({ price }) => price)).toEqual([15, 20]);
    let before = seal;
    for (const each of link.versions) {
      expect(await sealOfVersion({ ...each, planId, previous: before })).toBe(each.seal);
      before = each.seal;
    }
    const { versions } = await planAs(people.fan);
    for (const { words, title, label, content, salt } of versions.slice(1)) {
      expect(await hashWords({ title, label, content: content!, salt: salt! })).toBe(words);
    }
    await turn({ score: { home: 1, away: 0 } });
    const { revealed, ...settled } = await linkOf();
    expect(revealed).toMatchObject({ pick: 'home', price: 28 });
    expect(await sealOf({ expertId, ...settled, ...revealed! })).toBe(seal);
  });

  test.each([
    ['a price of its own', sql`update plan set price = 1, version = version + 1`],
    ['other words', sql`update plan set content = 'Something else'`],
    [
      'an older version',
      sql`update plan set (title, content, label, price, version) = (select v.title, v.content, v.label, v.price,
        v.number from plan_version v where v.plan_id = plan.id and v.number = 1)`,
    ],
    [
      'a version that nobody has published',
      sql`update plan set (title, content, label, price, version) = (select v.title, v.content, v.label, v.price,
        v.number from plan_version v where v.plan_id = plan.id and v.number = plan.version + 1)`,
    ],
    ['another salt', sql`update plan set salt = reverse(salt)`],
    ['another plan before it', sql`update plan set previous = coalesce(previous, '') || 'f'`],
    ['another prediction', sql`update plan set pick = 'away'`],
  ])('lets nobody give a plan %s in the database', async (_what, update) => {
    await revisionPublished();
    expect((await revise({ price: 9 })).status).toBe(200);
    const past = app.db.execute(sql`${update} where id = ${planId}`);
    await expect(past).rejects.toMatchObject({ cause: { message: /stays as it was sealed/ } });
  });

  test.each([
    ['changes', sql`update plan_version set price = 1 where number = 2`],
    ['unseals', sql`update plan_version set seal = null, state = 'refused', released_at = null`],
    ['deletes', sql`delete from plan_version`],
    ['empties', sql`truncate plan_version`],
  ])('keeps what was on sale, whoever %s it', async (_what, statement) => {
    await revisionPublished();
    await expect(app.db.execute(statement)).rejects.toMatchObject({
      cause: { message: /append-only/ },
    });
  });
});

describe('At once', () => {
  test('a revision and purchases: each buyer pays what they saw, old or new, and nobody twice', async () => {
    await revise();
    const [, ...bought] = await Promise.all([
      approve(),
      ...[28, 15, 28, 15].map((price) => buy(people.fan, price)),
      ...[15, 28, 15, 28].map((price) => buy(people.fan2, price)),
    ]);
    for (const { status, errorCode } of bought) {
      expect(status === 'success' || errorCode === errors.priceChanged.code).toBe(true);
    }
    const prices = await rows<{ price: number }>(
      app.db,
      sql`select price from purchase where plan_id = ${planId}`,
    );
    expect(prices.length).toBeLessThanOrEqual(2);
    expect(prices.every(({ price }) => price === 28 || price === 15)).toBe(true);
    expect(await planAs(person(app))).toMatchObject({ price: 15 });
  });

  test('two reviewers: one decides', async () => {
    await revise();
    const answers = await Promise.all([approve(), refuse(), approve(), refuse()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a revision and its match: it does not begin before the revision is on sale', async () => {
    await revise();
    const order: string[] = [];
    const begun: Promise<unknown>[] = [];
    await app.db.transaction(async (tx) => {
      await publishVersion(tx, app.jobs, { planId, by: supportId, now: clock.now() });
      begun.push(begins().then(() => order.push('begun')));
      await sleep(300);
      order.push('published');
    });
    await Promise.all(begun);
    expect(order).toEqual(['published', 'begun']);
  });

  test('a match and a revision: once it begins, none is published', async () => {
    await revise();
    const late: ReturnType<typeof approve>[] = [];
    await app.db.transaction(async (tx) => {
      const messages = [stateOf(name, ++version)];
      await ingest(tx, messages, { source: 'test', now: clock.now() });
      late.push(approve());
      await sleep(300);
    });
    const [answer] = await Promise.all(late);
    expect(answer!.body.errorCode).toBe(errors.matchClosed.code);
    expect(await planAs(person(app))).toMatchObject({ price: 28, versions: [] });
  });
});

test('The ledger is right after all of this', async () => {
  const { violations } = await proveLedger(app.db, additions.ledgerRules);
  expect(violations).toEqual([]);
});

test('The ledger’s proof finds a price that no version had, and a version that is not there', async () => {
  await buy(people.fan, 28);
  await revisionPublished();
  await app.db.execute(sql`update purchase set price = 29 where plan_id = ${planId}`);
  await app.db.execute(sql`alter table plan_version disable trigger user`);
  await app.db.execute(sql`delete from plan_version where plan_id = ${planId} and number = 1`);
  const { violations } = await proveLedger(app.db, planLedgerRules);
  const found = violations.map((violation) => violation.name);
  expect(found).toEqual(expect.arrayContaining(['purchaseHasPrice', 'versionsFollow']));
});
