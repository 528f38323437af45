import { readFile } from 'node:fs/promises';
import { errors } from '@xiongmao/api/errors';
import { sealOf } from '@xiongmao/api/experts/seal';
import type { ChainLink, Plan } from '@xiongmao/api/experts/shapes';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { proveLedger } from '#modules/wallet/index.ts';
import { additions } from '#src/app.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, lobbyFixtureOf, lobbyOf, stateOf, writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { settleMissed } from '../settlement/settle-match.ts';

const clock: SteeredClock = steeredClock();
let app: TestApp;
const people = {} as Record<'expert' | 'support' | 'fan' | 'fan2', Person>;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;
let expertId: number;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  for (const name of ['expert', 'support', 'fan', 'fan2'] as const) {
    people[name] = await person(app).signInAs(name);
  }
  expertId = uidOf(people.expert);
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now())`);
  studio = backOffice(people.expert, 'studio');
  desk = backOffice(people.support);
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const hour = 3_600_000;
let names = 0;
let name: string;
let matchId: number;

/** A match that begins in an hour. */
beforeEach(async () => {
  name = `match${++names}`;
  await send(fixtureOf(name, new Date(clock.now().getTime() + hour).toISOString()));
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  matchId = found!.id;
});

const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: clock.now() }));

let version = 10;
/** What the feed says of the match from now on; its plans are settled by it. */
async function turn(state: Partial<MatchState>): Promise<void> {
  await send(stateOf(name, ++version, { status: 'ended', phase: null, ...state }));
  await settleMissed({ db: app.db, clock, jobs: app.jobs, expertShare: 70 });
}
const endsWith = (home: number, away: number) => turn({ score: { home, away } });

const post = (more: object = {}) => studio.create('plans', { matchId, ...writtenPlan, ...more });

/** A plan on sale. */
async function published(more: object = {}): Promise<number> {
  const { status, body } = await post(more);
  expect({ status, body }).toMatchObject({ status: 201 });
  const reviewed = await desk.update('plans', body.id, { state: 'published' });
  expect(reviewed.status).toBe(200);
  return body.id;
}

const buy = (someone: Person, id: number, price = 28, key?: string) =>
  someone.post('/orderpay/goldExpertPlan', { id, price }, key ? { 'idempotency-key': key } : {});
const goldOf = async (someone: Person): Promise<number> =>
  (await someone.get('/user/userGold')).result.gold;
const planAs = async (someone: Person, id: number): Promise<Plan> =>
  (await someone.get(`/expert_plan/getExpertPlanInfo?id=${id}`)).result;
const earnings = async (): Promise<number> =>
  (await people.expert.get('/creator_platform/getReturnsDetailedSummary')).result.total;
/** The console of an administrator who has just proven who they are. */
const proven = async () => backOffice(await person(app).signInAs('admin'));
const violations = async () => (await proveLedger(app.db, additions.ledgerRules)).violations;

describe('Posting', () => {
  test('awaits review, and is seen by nobody else until then', async () => {
    const { body } = await post();
    expect(body).toMatchObject({ state: 'underReview', sales: 0, match: { id: matchId } });
    for (const someone of [people.fan, person(app)]) {
      const answer = await someone.get(`/expert_plan/getExpertPlanInfo?id=${body.id}`);
      expect(answer.errorCode).toBe(errors.unknownPlan.code);
    }
    expect((await planAs(people.expert, body.id)).access).toBe('own');
  });

  test('stops at three for a match, also at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => post()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => body.errorCode === errors.tooManyPlans.code)).toBe(true);
    expect(refused[0]!.body.errorMsg).toBe('Only 3 plans can be posted per match');
  });

  test.each([
    ['a title of four characters', { title: 'Four' }, 422],
    ['a title of 31 characters', { title: 'x'.repeat(31) }, 422],
    ['no content', { content: '' }, 422],
    ['a line that is no quarter', { playType: 'handicap', line: 0.3 }, 2406],
    ['a pick of another play type', { pick: 'over' }, 2406],
    [
      'a line that no football match reaches',
      { playType: 'handicap', pick: 'away', line: -200 },
      2406,
    ],
    ['a total that any match is over', { playType: 'total', pick: 'over', line: 0.25 }, 2406],
    [
      'a total that no half has',
      { playType: 'total', level: 'half', pick: 'under', line: 4 },
      2406,
    ],
    ['odds that no winner has', { odds: 15.01 }, 2406],
    ['odds that no line has', { playType: 'handicap', line: 0.5, odds: 5.01 }, 2406],
    ['maps in football', { playType: 'maps', pick: '2-1' }, 2406],
    ['a negative price', { price: -1 }, 422],
    ['a state of its own choice', { state: 'published' }, 422],
    ['another expert', { expertId: 1 }, 422],
  ])('refuses %s', async (_what, more, code) => {
    const { status, body } = await post(more);
    expect([status, body.errorCode]).toContain(code);
  });

  test('is of no lobby: there are no two sides to predict', async () => {
    const start = new Date(clock.now().getTime() + hour).toISOString();
    await send(lobbyFixtureOf('lobby', start), lobbyOf('lobby', 1, { Ants: [], Bees: [] }));
    const [lobby] = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source_id = 'lobby'`,
    );
    expect((await post({ matchId: lobby!.id })).body.errorCode).toBe(errors.badPrediction.code);
    const offered = await studio.list('matches', { gameId: '5' });
    expect(offered).toMatchObject({ status: 200, body: [] });
  });

  test('is over when the match has begun', async () => {
    clock.forward({ minutes: 61 });
    expect((await post()).body.errorCode).toBe(errors.matchClosed.code);
  });

  test('is for approved experts alone: others hear that they can apply', async () => {
    const fan = await people.fan.send('/java/studio/plans');
    expect([fan.status, await fan.json()]).toMatchObject([
      403,
      { errorCode: errors.notExpert.code },
    ]);
    const own = await people.fan.get('/creator_platform/getExpertPlans');
    expect(own).toMatchObject({ status: 'fail', errorCode: errors.notExpert.code });
    await app.db.execute(sql`update expert set state = 'suspended'`);
    expect((await post()).body.errorCode).toBe(errors.expertSuspended.code);
    await app.db.execute(sql`update expert set state = 'approved'`);
  });

  test('may be revised in all of it until it is published, and then not what it predicts', async () => {
    const { body } = await post();
    await desk.update('plans', body.id, { state: 'refused', reason: 'Too short' });
    expect((await studio.get('plans', body.id)).body).toMatchObject({
      state: 'refused',
      reason: 'Too short',
    });
    const revised = await studio.update('plans', body.id, { price: 8, pick: 'away' });
    expect(revised.body).toMatchObject({ state: 'underReview', price: 8, pick: 'away' });
    await desk.update('plans', body.id, { state: 'published' });
    expect((await studio.update('plans', body.id, { pick: 'home' })).body.errorCode).toBe(
      errors.planFixed.code,
    );
    const past = app.db.execute(sql`update plan set pick = 'home' where id = ${body.id}`);
    await expect(past).rejects.toMatchObject({ cause: { message: /stays as it was sealed/ } });
  });
});

describe('Publishing', () => {
  const release = (id: number) => desk.update('plans', id, { state: 'published' });
  const isHidden = async (id: number) =>
    (await people.fan.get(`/expert_plan/getExpertPlanInfo?id=${id}`)).errorCode ===
    errors.unknownPlan.code;

  test.each([
    ['by the clock', async () => clock.forward({ minutes: 61 })],
    ['by its status', async () => send(stateOf(name, ++version))],
  ])('is refused once the match has begun %s', async (_how, begin) => {
    const { body } = await post();
    await begin();
    expect((await release(body.id)).body.errorCode).toBe(errors.matchClosed.code);
    expect(await isHidden(body.id)).toBe(true);
  });

  test('is refused while the expert is suspended', async () => {
    const { body } = await post();
    await app.db.execute(sql`update expert set state = 'suspended'`);
    expect((await release(body.id)).body.errorCode).toBe(errors.expertSuspended.code);
    expect(await isHidden(body.id)).toBe(true);
    await app.db.execute(sql`update expert set state = 'approved'`);
    expect((await release(body.id)).status).toBe(200);
  });
});

describe('Buying', () => {
  test('takes the gold once, however often it is asked for, and shows what is predicted', async () => {
    const id = await published();
    const before = await goldOf(people.fan);
    expect((await planAs(people.fan, id)).prediction).toBeNull();
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => buy(people.fan, id)));
    expect(tries.every(({ status }) => status === 'success')).toBe(true);
    expect(new Set(tries.map(({ result }) => result.purchaseId)).size).toBe(1);
    expect(await goldOf(people.fan)).toBe(before - 28);
    expect(await planAs(people.fan, id)).toMatchObject({
      access: 'bought',
      prediction: { pick: 'home' },
      content: writtenPlan.content,
    });
  });

  test('leaves no word of it to others', async () => {
    const id = await published({ content: 'A secret that is worth the gold.' });
    for (const [someone, access] of [
      [person(app), 'signIn'],
      [people.fan2, 'locked'],
    ] as const) {
      for (const path of [
        `/expert_plan/getExpertPlanInfo?id=${id}`,
        '/expert_plan/getPlansPC',
        `/expert_plan/getPlansPC?matchId=${matchId}`,
        '/expert_plan/getHomeExpertPlans',
        `/expert_plan/chain?userId=${expertId}`,
      ]) {
        const bytes = await (await someone.send(`/java${path}`)).text();
        expect(bytes).not.toContain('secret');
        expect(bytes).not.toContain(`"planId":${id},"pick"`);
      }
      expect(await planAs(someone, id)).toMatchObject({ access, prediction: null, content: null });
    }
  });

  test.each([
    ['at another price', async (id: number) => buy(people.fan, id, 27), 2409],
    ['of one’s own', async (id: number) => buy(people.expert, id), 2410],
    ['of what does not exist', async () => buy(people.fan, 999_999), 2401],
    [
      'of what was taken down',
      async (id: number) => {
        await studio.update('plans', id, { state: 'takenDown' });
        return buy(people.fan, id);
      },
      2408,
    ],
    [
      'of what was deleted',
      async (id: number) => {
        await studio.remove('plans', id);
        return buy(people.fan, id);
      },
      2408,
    ],
    [
      'when the match has begun by its status',
      async (id: number) => {
        await send(stateOf(name, ++version));
        return buy(people.fan, id);
      },
      2408,
    ],
    [
      'when the match has begun by the clock',
      async (id: number) => {
        clock.forward({ minutes: 61 });
        return buy(people.fan, id);
      },
      2408,
    ],
    [
      'when the start of the match has become unknown',
      async (id: number) => {
        await app.db.execute(sql`update match set starts_at = null where id = ${matchId}`);
        return buy(people.fan, id);
      },
      2408,
    ],
  ])('is refused %s', async (_what, attempt, code) => {
    const id = await published();
    const before = await goldOf(people.fan);
    expect((await attempt(id)).errorCode).toBe(code);
    expect(await goldOf(people.fan)).toBe(before);
  });

  test('is refused without the gold for it, and to a key that bought something else', async () => {
    const [dear, cheap] = [await published({ price: 9_999 }), await published()];
    const key = 'an-intent-of-its-own';
    expect((await buy(people.fan, dear, 9_999, key)).errorCode).toBe(errors.notEnoughGold.code);
    expect((await buy(people.fan, cheap, 28, key)).status).toBe('success');
    const other = await published({ price: 1 });
    const before = await goldOf(people.fan);
    expect((await buy(people.fan, other, 1, key)).errorCode).toBe(errors.keyReused.code);
    expect(await goldOf(people.fan)).toBe(before);
  });

  test('stops for all plans of an expert who is suspended', async () => {
    const id = await published();
    const console = await proven();
    await console.update('experts', expertId, { state: 'suspended', reason: 'Sells guesses' });
    expect((await buy(people.fan, id)).errorCode).toBe(errors.notOnSale.code);
    await console.update('experts', expertId, { state: 'approved' });
    expect((await buy(people.fan2, id)).status).toBe('success');
  });
});

describe('Settling', () => {
  test('of a hit gives the gold to expert and house, and tells the buyer', async () => {
    const id = await published();
    const before = await earnings();
    await buy(people.fan, id);
    await endsWith(2, 0);
    expect((await earnings()) - before).toBe(19);
    expect(await planAs(person(app), id)).toMatchObject({
      access: 'over',
      result: 'hit',
      prediction: { pick: 'home' },
      verdict: { rule: 'winner', score: { home: 2, away: 0 } },
    });
    const receipt = (await people.fan.get(`/expert_plan/receipt?id=${id}`)).result;
    expect(receipt).toMatchObject({
      state: 'captured',
      settlements: [{ revision: 1, cause: 'result', result: 'hit' }],
      entries: [{ kind: 'hold', amount: -28 }],
    });
    const latest = async () => (await people.fan.get('/user/notices')).result.items[0];
    await expect.poll(latest, { timeout: 10_000 }).toMatchObject({
      name: 'planSettled',
      values: { planId: id, result: 'hit' },
      link: { page: 'receipt', id },
    });
  });

  test.each([
    ['a miss gives the gold back where that was promised', true, 0],
    ['a miss keeps it where it was not', false, 28],
  ])('%s', async (_what, refund, spent) => {
    const id = await published({ refund });
    const before = await goldOf(people.fan2);
    await buy(people.fan2, id);
    await endsWith(0, 1);
    expect(before - (await goldOf(people.fan2))).toBe(spent);
  });

  test('a cancelled match gives everyone their gold back', async () => {
    const id = await published();
    const before = [await goldOf(people.fan), await goldOf(people.fan2), await earnings()];
    await buy(people.fan, id);
    await buy(people.fan2, id);
    await turn({ status: 'cancelled', score: null });
    const after = [await goldOf(people.fan), await goldOf(people.fan2), await earnings()];
    expect(after).toEqual(before);
    expect((await planAs(person(app), id)).result).toBe('void');
  });

  test('happens once, also in parallel', async () => {
    const id = await published();
    await buy(people.fan, id);
    const before = await earnings();
    await send(stateOf(name, ++version, { status: 'ended', score: { home: 1, away: 0 } }));
    const context = { db: app.db, clock, jobs: app.jobs, expertShare: 70 };
    await Promise.all([1, 2, 3].map(() => settleMissed(context)));
    expect((await earnings()) - before).toBe(19);
  });

  test('follows a correction by compensating entries, there and back', async () => {
    const id = await published({ refund: true });
    const [gold, earned] = [await goldOf(people.fan), await earnings()];
    await buy(people.fan, id);
    for (const [home, away, spent, share] of [
      [1, 0, 28, 19],
      [1, 1, 0, 0],
      [2, 1, 28, 19],
    ] as const) {
      await endsWith(home, away);
      expect([gold - (await goldOf(people.fan)), (await earnings()) - earned]).toEqual([
        spent,
        share,
      ]);
    }
    const receipt = (await people.fan.get(`/expert_plan/receipt?id=${id}`)).result;
    expect(receipt.settlements.map(({ cause }: { cause: string }) => cause)).toEqual([
      'result',
      'correction',
      'correction',
    ]);
    expect(receipt.entries.map(({ amount }: { amount: number }) => amount)).toEqual([-28, 28, -28]);
  });

  test('tells buyers anew only of another result', async () => {
    const id = await published();
    await buy(people.fan, id);
    await endsWith(1, 0);
    await endsWith(2, 0);
    await endsWith(2, 3);
    const told = async (): Promise<string[]> =>
      (await people.fan.get('/user/notices')).result.items
        .filter(({ values }: { values: { planId?: number } }) => values.planId === id)
        .map(({ values }: { values: { result: string } }) => values.result);
    await expect.poll(told, { timeout: 10_000 }).toContain('miss');
    expect(await told()).toEqual(['miss', 'hit']);
  });

  test('takes back what was shared, also when the shares are others by now', async () => {
    const id = await published({ price: 10 });
    const before = await earnings();
    await buy(people.fan2, id, 10);
    await endsWith(1, 0);
    expect((await earnings()) - before).toBe(7);
    await send(stateOf(name, ++version, { status: 'cancelled', score: null }));
    await settleMissed({ db: app.db, clock, jobs: app.jobs, expertShare: 20 });
    await expect.poll(async () => (await planAs(person(app), id)).result).toBe('void');
    expect(await earnings()).toBe(before);
  });

  test('takes back what was shared before the percentage was kept', async () => {
    const id = await published({ price: 15 });
    const before = await earnings();
    await buy(people.fan2, id, 15);
    await endsWith(1, 0);
    expect((await earnings()) - before).toBe(10);
    await app.db.execute(sql`update plan set share = null where id = ${id}`);
    const file = new URL('../../../../migrations/0028_expert_share.sql', import.meta.url);
    const [, update] = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    await app.db.$client.query(update!);
    await send(stateOf(name, ++version, { status: 'cancelled', score: null }));
    await settleMissed({ db: app.db, clock, jobs: app.jobs, expertShare: 20 });
    expect(await earnings()).toBe(before);
  });

  test('does not claim again what was given back and is spent', async () => {
    const id = await published({ refund: true, price: 150 });
    const poor = await person(app).register(`poor${names}@example.org`);
    await expect.poll(() => goldOf(poor), { timeout: 10_000 }).toBe(200);
    await buy(poor, id, 150);
    await endsWith(0, 1);
    expect(await goldOf(poor)).toBe(200);
    const next = name;
    await send(fixtureOf(`${next}b`, new Date(clock.now().getTime() + hour).toISOString()));
    const [other] = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source_id = ${`${next}b`}`,
    );
    const spent = await published({ matchId: other!.id, price: 100 });
    await buy(poor, spent, 100);
    await endsWith(1, 0);
    expect(await goldOf(poor)).toBe(100);
    const [log] = (await desk.list('settlements', { planId: String(id) })).body;
    expect(log).toMatchObject({ revision: 2, result: 'hit', captured: 0, unclaimed: 150 });
  });

  test('can be overridden by an administrator, and then stays so', async () => {
    const id = await published();
    const before = await goldOf(people.fan);
    await buy(people.fan, id);
    await endsWith(1, 0);
    const given = { planId: id, result: 'void', reason: 'The line-up was wrong' };
    expect((await desk.create('settlements', given)).status).toBe(403);
    expect((await (await proven()).create('settlements', given)).status).toBe(201);
    const again = await (await proven()).create('settlements', given);
    expect(again.body.errorCode).toBe(errors.sameResult.code);
    expect(await goldOf(people.fan)).toBe(before);
    await endsWith(3, 0);
    expect((await planAs(person(app), id)).result).toBe('void');
  });

  test('leaves alone what support gave back', async () => {
    const id = await published({ price: 8 });
    const before = await goldOf(people.fan);
    const { result } = await buy(people.fan, id, 8);
    const refund = { state: 'released', reason: 'Bought by mistake' };
    const console = await proven();
    expect((await console.update('plan-purchases', result.purchaseId, refund)).status).toBe(200);
    expect((await console.update('plan-purchases', result.purchaseId, refund)).body.errorCode).toBe(
      2417,
    );
    await endsWith(1, 0);
    expect(await goldOf(people.fan)).toBe(before);
  });
});

describe('The sealed record', () => {
  test('can be checked link by link once plans are settled', async () => {
    const answer = await person(app).get(`/expert_plan/chain?userId=${expertId}`);
    const links: ChainLink[] = answer.result.items;
    expect(links.length).toBeGreaterThan(10);
    let previous = '0'.repeat(64);
    for (const [index, link] of links.entries()) {
      expect(link).toMatchObject({ position: index + 1, previous });
      if (link.revealed)
        expect(await sealOf({ expertId, ...link, ...link.revealed })).toBe(link.seal);
      previous = link.seal;
    }
    expect(links.some(({ revealed }) => revealed === null)).toBe(true);
  });

  test('keeps what was deleted: its result, not its text', async () => {
    const id = await published();
    await studio.remove('plans', id);
    await endsWith(1, 0);
    expect(await planAs(people.fan, id)).toMatchObject({
      state: 'deleted',
      result: 'hit',
      content: null,
      prediction: { pick: 'home' },
    });
  });
});

test('The ledger is right after all of this', async () => {
  expect(await violations()).toEqual([]);
});
