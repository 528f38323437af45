import { errors } from '@xiongmao/api/errors';
import type { Plan } from '@xiongmao/api/experts/shapes';
import type { FixtureMessage } from '@xiongmao/api/feeds/messages';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, stateOf, writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { settleMissed } from '../settlement/settle-match.ts';
import { setAside } from './set-aside.ts';

const clock: SteeredClock = steeredClock();
let app: TestApp;
let expert: Person;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  expert = await person(app).signInAs('expert');
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${Number(expert.cookies.get('uid'))}, 'approved', 'Knows', now(), now())`);
  studio = backOffice(expert, 'studio');
  desk = backOffice(await person(app).signInAs('admin'));
});

const tell = async (source: string, ...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source, now: clock.now() }));

let count = 0;
let name: string;
/** Two rows of one match, two hours apart: the rule does not join them. */
let one: number;
let other: number;
beforeEach(async () => {
  name = `match ${++count}`;
  const found = [];
  for (const [source, hours] of [
    ['ones', 2],
    ['others', 4],
  ] as const) {
    const start = new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
    const sides: Partial<FixtureMessage> = {
      home: { id: 'Lugo', name: 'Lugo', country: 'ES' },
      away: { id: 'Soria', name: 'Soria', country: 'ES' },
    };
    const { ids } = await tell(source, fixtureOf(name, start, sides));
    found.push(ids.get(name)!.id);
  }
  [one, other] = found as [number, number];
});

const post = (matchId: number, more: object = {}) =>
  studio.create('plans', { matchId, ...writtenPlan, ...more });
async function merge(shownId: number, rowId: number): Promise<number> {
  const { status, body } = await desk.create('links', {
    kind: 'match',
    shownId,
    rowId,
    reason: 'One kick-off',
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.id;
}
const split = (id: number) => desk.update('links', id, { ended: true, reason: 'Two' });
async function published(matchId: number, more: object = {}): Promise<number> {
  const { body } = await post(matchId, more);
  expect((await desk.update('plans', body.id, { state: 'published' })).status).toBe(200);
  return body.id;
}
const planOf = async (id: number): Promise<Plan> =>
  (await expert.get(`/expert_plan/getExpertPlanInfo?id=${id}`)).result;
const sealedMatch = async (id: number) =>
  (await rows<{ id: number }>(app.db, sql`select match_id as id from plan where id = ${id}`))[0]!
    .id;
const settle = () => settleMissed({ db: app.db, clock, jobs: app.jobs, expertShare: 70 });
let version = 1;
const endOf = (home: number, away: number) =>
  stateOf(name, ++version, {
    status: 'ended',
    phase: null,
    score: { home, away },
    winner: home > away ? 'home' : 'away',
  });
const ends = (source: string, home: number, away: number) => tell(source, endOf(home, away));

describe('Plans on a match of two sources', () => {
  test('are three, whichever row they were posted on, also where it was merged afterwards', async () => {
    expect((await post(one)).status).toBe(201);
    expect((await post(other)).status).toBe(201);
    const link = await merge(one, other);
    expect((await post(other)).status).toBe(201);
    for (const matchId of [one, other])
      expect((await post(matchId)).body.errorCode).toBe(errors.tooManyPlans.code);
    const [listed] = (await studio.list('matches', { q: 'lugo' })).body.filter(
      ({ id }: { id: number }) => id === one || id === other,
    );
    expect(listed).toMatchObject({ id: one, ownPlans: 3 });
    await split(link);
    expect((await post(one)).status).toBe(201);
  });

  test('that stand against each other are refused over both rows', async () => {
    await merge(one, other);
    expect((await post(one)).status).toBe(201);
    expect((await post(other, { pick: 'away' })).body.errorCode).toBe(errors.contraryPick.code);
  });

  test('that are too many, or contrary, once it is one are off sale while it is', async () => {
    const ids: number[] = [];
    for (const [matchId, more] of [
      [one, {}],
      [one, { playType: 'total', pick: 'over', line: 2.5 }],
      [other, { pick: 'away' }],
      [other, { playType: 'total', pick: 'over', line: 3.5 }],
      [other, { playType: 'total', level: 'half', pick: 'over', line: 0.5 }],
    ] as const) {
      ids.push(await published(matchId, more));
    }
    const onSale = async () => {
      await setAside({ db: app.db, clock });
      return Promise.all(ids.map(async (id) => (await planOf(id)).onSale));
    };
    expect(await onSale()).toEqual([true, true, true, true, true]);
    const link = await merge(one, other);
    // The winner is contrary, the last one beyond three.
    expect(await onSale()).toEqual([true, true, false, true, false]);
    const fan = await person(app).signInAs('fan');
    const buy = (id: number) => fan.post('/orderpay/goldExpertPlan', { id, price: 28 });
    expect((await buy(ids[2]!)).errorCode).toBe(errors.notOnSale.code);
    expect((await buy(ids[4]!)).errorCode).toBe(errors.notOnSale.code);
    expect((await studio.get('plans', ids[4]!)).body).toMatchObject({ setAside: true });
    await split(link);
    expect(await onSale()).toEqual([true, true, true, true, true]);
  });

  test('keep the match of their seal, and are settled by the one that is shown', async () => {
    const id = await published(other);
    await merge(one, other);
    expect(await sealedMatch(id)).toBe(other);
    expect((await planOf(id)).match.id).toBe(one);
    await ends('others', 0, 2);
    await settle();
    expect((await planOf(id)).result).toBeNull();
    await ends('ones', 2, 0);
    await settle();
    expect((await planOf(id)).result).toBe('hit');
    expect(await sealedMatch(id)).toBe(other);
  });

  test('are not sold once the match that is shown has begun', async () => {
    const id = await published(other);
    const link = await merge(one, other);
    await tell('ones', stateOf(name, ++version, { status: 'live' }));
    const fan = await person(app).signInAs('fan');
    const buy = () => fan.post('/orderpay/goldExpertPlan', { id, price: 28 });
    expect((await planOf(id)).onSale).toBe(false);
    expect((await buy()).errorCode).toBe(errors.notOnSale.code);
    await split(link);
    expect((await planOf(id)).onSale).toBe(true);
  });

  test('are settled anew where the match is merged afterwards, and again where that is undone', async () => {
    const id = await published(other);
    await ends('others', 0, 2);
    await expect.poll(async () => (await planOf(id)).result).toBe('miss');
    await ends('ones', 2, 0);
    const link = await merge(one, other);
    await expect.poll(async () => (await planOf(id)).result).toBe('hit');
    await split(link);
    await expect.poll(async () => (await planOf(id)).result).toBe('miss');
  });

  test('are settled at once, also where all are to fetch anew in that moment', async () => {
    const id = await published(one);
    await app.db.transaction(async (tx) => {
      await ingest(tx, [endOf(2, 0)], { source: 'ones', now: clock.now() });
      await tx.execute(sql`insert into match_change (match_id, part) values (0, 'fixture')`);
    });
    // By the event, not by what the minute finds that was missed.
    const told = () =>
      rows(
        app.db,
        sql`select from pgboss.job where name = 'match-decided.experts'
          and data -> 'matchIds' @> ${String(one)}::jsonb`,
      );
    await expect.poll(told).toHaveLength(1);
    await expect.poll(async () => (await planOf(id)).result).toBe('hit');
  });

  test('are listed under both rows’ ids', async () => {
    const id = await published(other);
    await merge(one, other);
    for (const matchId of [one, other]) {
      const { items } = (await expert.get(`/expert_plan/getPlansPC?matchId=${matchId}`)).result as {
        items: { id: number }[];
      };
      expect(items.map((plan) => plan.id)).toEqual([id]);
    }
  });
});
