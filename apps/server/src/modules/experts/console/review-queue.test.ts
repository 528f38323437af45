import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { steeredClock } from '#testing/doubles/steered-clock.ts';
import { fixtureOf, writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { refuseLapsed } from '../plans/refuse-lapsed.ts';

const clock = steeredClock();
let app: TestApp;
let expertId: number;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;
/** Matches by the minutes until they begin. */
const matches = new Map<number, number>();

const post = async (minutes: number): Promise<number> => {
  const given = { ...writtenPlan, matchId: matches.get(minutes) };
  const { status, body } = await studio.create('plans', given);
  expect(status).toBe(201);
  return body.id;
};
const ids = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

beforeAll(async () => {
  app = await testApp({ accounts: true, clock });
  const expert = await person(app).signInAs('expert');
  expertId = Number(expert.cookies.get('uid'));
  studio = backOffice(expert, 'studio');
  desk = backOffice(await person(app).signInAs('support'));
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${expertId}, 'approved', 'Knows', now(), now())`);
  for (const minutes of [10, 40, 50]) {
    const at = new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    await app.db.transaction((tx) =>
      ingest(tx, [fixtureOf(`in ${minutes}`, at)], { source: 'test', now: clock.now() }),
    );
    const [match] = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source_id = ${`in ${minutes}`}`,
    );
    matches.set(minutes, match!.id);
  }
});

test('Who writes a plan finds matches with room before those that are full', async () => {
  for (let count = 0; count < 3; count++) await post(40);
  expect(ids(await studio.list('matches'))).toEqual([10, 50, 40].map((at) => matches.get(at)));
});

test('Plans await review in the order in which their matches begin', async () => {
  const last = await post(50);
  const first = await post(10);
  const asked = { state: 'underReview', _sort: 'startsAt', _order: 'ASC' };
  const queue = ids(await desk.list('plans', asked));
  expect([queue[0], queue.at(-1), queue.length]).toEqual([first, last, 5]);
});

test('A plan leaves the review when its match begins, and its expert is told once', async () => {
  const sweep = () => refuseLapsed({ db: app.db, clock, jobs: app.jobs });
  await sweep();
  const [first] = ids(await desk.list('plans', { _sort: 'startsAt', _order: 'ASC' }));
  expect((await studio.get('plans', first!)).body.state).toBe('underReview');
  clock.forward({ minutes: 11 });
  await sweep();
  await sweep();
  const { body } = await studio.get('plans', first!);
  expect(body).toMatchObject({ state: 'refused', reason: null });
  expect(await desk.list('plans', { state: 'underReview' })).toMatchObject({ total: 4 });
  const told = await rows<{ values: object }>(
    app.db,
    sql`select "values" from notice where name = 'planLapsed' and account_id = ${expertId}`,
  );
  expect(told).toEqual([{ values: { planId: first, title: writtenPlan.title } }]);
});
