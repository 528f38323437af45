import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf, writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { renewRecords } from '../settlement/keep-record.ts';
import { settleMissed } from '../settlement/settle-match.ts';

const clock: SteeredClock = steeredClock();
let app: TestApp;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;
let expertId: number;
let matchId: number;
let name: string;
let version = 10;
let names = 0;

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  const expert = await person(app).signInAs('expert');
  expertId = Number(expert.cookies.get('uid'));
  studio = backOffice(expert, 'studio');
  desk = backOffice(await person(app).signInAs('support'));
});

const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: clock.now() }));

/** An expert without a record, and a match that begins in an hour. */
beforeEach(async () => {
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now()) on conflict do nothing`);
  name = `verdict${++names}`;
  await send(fixtureOf(name, new Date(clock.now().getTime() + 3_600_000).toISOString()));
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  matchId = found!.id;
});

const post = (more: object = {}) =>
  studio.create('plans', { matchId, ...writtenPlan, price: 0, ...more });
const release = (id: number) => desk.update('plans', id, { state: 'published' });

async function published(more: object = {}): Promise<number> {
  const { status, body } = await post(more);
  expect({ status, body }).toMatchObject({ status: 201 });
  expect((await release(body.id)).status).toBe(200);
  return body.id;
}

async function endsWith(home: number, away: number): Promise<void> {
  const state = { status: 'ended', phase: null, score: { home, away } } as const;
  await send(stateOf(name, ++version, state));
  await settleMissed({ db: app.db, clock, jobs: app.jobs, expertShare: 70 });
}

const anyone = () => person(app);
const record = async () => {
  const { result } = await anyone().get(`/expert_plan/getExpertInfo?userId=${expertId}`);
  return result.record;
};
const accuracy = async () =>
  (await anyone().get(`/expert_plan/getExpertInfoAccuracy?userId=${expertId}`)).result;
const graph = async () =>
  (await anyone().get(`/expert_plan/getExpertInfoGraph?userId=${expertId}`)).result.points;

describe('Of one market and level of a match', () => {
  test('the plan that was published first counts, in record, windows, streak and graph', async () => {
    const before = await record();
    const points = (await graph()).length;
    const first = await post();
    const second = await published({ odds: 9 });
    await release(first.body.id);
    await published();
    await endsWith(2, 0);
    const after = await record();
    expect(after).toMatchObject({
      counted: before.counted + 1,
      won: before.won + 1,
      streak: before.streak + 1,
    });
    expect(after.yield * after.counted - (before.yield ?? 0) * before.counted).toBeCloseTo(8);
    expect((await accuracy()).all).toMatchObject({ counted: before.counted + 1 });
    const shown = await graph();
    expect(shown.slice(points).map(({ planId }: { planId: number }) => planId)).toEqual([second]);
  });

  test('the first counts also once it is deleted', async () => {
    const before = await record();
    const first = await published({ playType: 'handicap', line: -3.5 });
    await published({ playType: 'handicap', line: 3.5 });
    await studio.remove('plans', first);
    await endsWith(2, 0);
    expect(await record()).toMatchObject({ counted: before.counted + 1, won: before.won });
  });

  test('and of others, each counts by itself', async () => {
    const before = await record();
    await published();
    await published({ level: 'half' });
    await published({ playType: 'total', pick: 'over', line: 1.5 });
    await endsWith(2, 0);
    const { recent } = await record();
    expect(recent.length).toBe(Math.min(10, before.recent.length + 3));
  });

  test('records of before are made anew', async () => {
    const { counted } = await record();
    await app.db.execute(sql`
      update expert_record set rules = 0, counted = 99 where expert_id = ${expertId}`);
    await renewRecords(app.db, 0);
    expect((await record()).counted).toBe(counted);
    await app.db.execute(sql`update expert_record set counted = 99 where expert_id = ${expertId}`);
    await renewRecords(app.db, 0);
    expect((await record()).counted).toBe(99);
  });
});

describe('A contrary pick', () => {
  const contrary = { errorCode: errors.contraryPick.code };

  test('is refused when it is posted, also after the first was deleted', async () => {
    const first = await published();
    expect((await post({ pick: 'away' })).body).toMatchObject(contrary);
    expect((await post({ pick: 'draw' })).body).toMatchObject(contrary);
    await studio.remove('plans', first);
    expect((await post({ pick: 'away' })).body).toMatchObject(contrary);
    expect((await post({ pick: 'away', level: 'half' })).status).toBe(201);
  });

  const winner = (pick: string) => ({ playType: 'winner', pick, line: null });
  const handicap = (pick: string, line: number) => ({ playType: 'handicap', pick, line });
  const total = (pick: string, line: number) => ({ playType: 'total', pick, line });

  test.each([
    ['a winner and the other side with a handicap', winner('home'), handicap('away', -0.5)],
    ['those of which one wins at any score', winner('home'), handicap('away', -1.5)],
    ['a draw and a side that must lead', winner('draw'), handicap('home', -0.5)],
    ['over and under that leave a gap', total('over', 3.5), total('under', 2.5)],
    ['over and under that cross', total('over', 1.5), total('under', 4.5)],
  ])('is refused across markets and lines: %s', async (_what, first, second) => {
    expect((await post(first)).status).toBe(201);
    expect((await post(second)).body).toMatchObject(contrary);
  });

  test.each([
    ['a draw and a side that gets a goal', winner('draw'), handicap('home', 0.5)],
    ['a winner by a margin', winner('home'), handicap('home', -1.5)],
    ['a winner and a total', winner('away'), total('under', 2.5)],
    ['two lines of one side', total('over', 1.5), total('over', 3.5)],
  ])('is not what can come true together: %s', async (_what, first, second) => {
    expect((await post(first)).status).toBe(201);
    expect((await post(second)).status).toBe(201);
  });

  test('is refused of two that are posted at once', async () => {
    const answers = await Promise.all([post(), post({ pick: 'away' }), post({ pick: 'draw' })]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('is refused when a plan is revised to it', async () => {
    const { body } = await post({ playType: 'total', pick: 'over', line: 2.5 });
    await post();
    const revised = { playType: 'winner', pick: 'away', line: null };
    expect((await studio.update('plans', body.id, revised)).body).toMatchObject(contrary);
    expect((await studio.update('plans', body.id, { pick: 'under' })).status).toBe(200);
  });

  test('is refused when it is published', async () => {
    const { body } = await post();
    await published();
    await app.db.execute(sql`update plan set pick = 'away' where id = ${body.id}`);
    expect((await release(body.id)).body).toMatchObject(contrary);
  });

  test('is no matter once the first was refused', async () => {
    const { body } = await post();
    await desk.update('plans', body.id, { state: 'refused', reason: 'Too short' });
    expect((await post({ pick: 'away' })).status).toBe(201);
  });
});

test('A match in dispute settles nothing until its parts agree', async () => {
  const resultOf = async (id: number) =>
    (
      await rows<{ result: string | null }>(app.db, sql`select result from plan where id = ${id}`)
    )[0]!.result;
  const plan = await published();
  await send(incidentsOf(name, 1, [goalOf('a', { side: 'away', score: { home: 0, away: 1 } })]));
  await endsWith(2, 0);
  expect(await resultOf(plan)).toBeNull();
  await send(incidentsOf(name, 2, [], true));
  await endsWith(2, 0);
  expect(await resultOf(plan)).toBe('hit');
});

test('Who reviews sees the other plans of the expert for the match', async () => {
  const first = await published();
  const { body } = await post();
  const asked = { expertId: String(expertId), matchId: String(matchId), exceptId: String(body.id) };
  const listed = (await desk.list('plans', asked)).body;
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([first]);
});
