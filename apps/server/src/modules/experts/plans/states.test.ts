import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let studio: ReturnType<typeof backOffice>;
let desk: ReturnType<typeof backOffice>;
let matchId: number;

beforeAll(async () => {
  app = await testApp({ accounts: true });
  const expert = await person(app).signInAs('expert');
  studio = backOffice(expert, 'studio');
  desk = backOffice(await person(app).signInAs('support'));
  await app.db.execute(sql`
    insert into expert (account_id, state, introduction, applied_at, approved_at)
    values (${Number(expert.cookies.get('uid'))}, 'approved', 'Knows', now(), now())`);
});

let names = 0;
/** A match that begins in an hour. */
beforeEach(async () => {
  const name = `states${++names}`;
  const fixture = fixtureOf(name, new Date(Date.now() + 3_600_000).toISOString());
  await app.db.transaction((tx) => ingest(tx, [fixture], { source: 'test', now: new Date() }));
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  matchId = found!.id;
});

const reason = 'Not as promised';
const moves = {
  publish: (id: number) => desk.update('plans', id, { state: 'published' }),
  refuse: (id: number) => desk.update('plans', id, { state: 'refused', reason }),
  takeDown: (id: number) => desk.update('plans', id, { state: 'takenDown', reason }),
  takeDownOneself: (id: number) => studio.update('plans', id, { state: 'takenDown' }),
  remove: (id: number) => studio.remove('plans', id),
};
type Move = keyof typeof moves;

test.each<[string, Move[], Move[]]>([
  ['was refused', ['refuse'], ['publish', 'refuse', 'takeDown', 'takeDownOneself']],
  ['is published', ['publish'], ['publish', 'refuse']],
  ['was taken down', ['publish', 'takeDown'], ['publish', 'refuse', 'takeDown']],
  ['was taken down unpublished', ['takeDownOneself'], ['publish', 'refuse', 'takeDown']],
  ['was deleted', ['remove'], ['publish', 'refuse', 'takeDown', 'takeDownOneself', 'remove']],
])('A plan that %s goes nowhere else than its state allows', async (_what, before, refused) => {
  const { body } = await studio.create('plans', { matchId, ...writtenPlan, price: 0 });
  const { id } = body;
  for (const move of before) expect((await moves[move](id)).status, move).toBe(200);
  const history = () => rows(app.db, sql`select "to" from plan_change where plan_id = ${id}`);
  const [state, told] = [(await desk.get('plans', id)).body.state, await history()];
  for (const move of refused) {
    expect((await moves[move](id)).body, move).toMatchObject({ errorCode: errors.planMoved.code });
  }
  expect((await desk.get('plans', id)).body.state).toBe(state);
  expect(await history()).toEqual(told);
});
