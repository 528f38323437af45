import { beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let fan: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).register('looks@example.org');
});

test.each([
  ['/news/userHot/9999999', 'unknownUser', 2023],
  ['/expert_plan/getPlansPC?userId=9999999', 'unknownExpert', 2400],
  ['/user/hasFollowUser?id=9999999', 'unknownTarget', 2101],
  ['/user/hasFollowUser?kind=team&id=9999999', 'unknownTarget', 2101],
  ['/video/ofMatch?matchId=9999999', 'unknownMatch', 1200],
] as const)(
  'What is about nobody and nothing says so: %s is %s',
  async (path, _name, errorCode) => {
    expect(await fan.get(path)).toMatchObject({ status: 'fail', code: 404, errorCode });
  },
);

test('No match becomes a favourite that there is not; of several, those that there are do', async () => {
  const unknown = 9_999_999;
  const star = (matchIds: number[], attention = true) =>
    fan.post('/match/attention', { matchIds, attention });
  expect(await star([unknown])).toMatchObject({ code: 404, errorCode: 1200 });
  await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf('starred', new Date().toISOString())], {
      source: 'test',
      now: new Date(),
    }),
  );
  const { rows } = await app.db.$client.query("select id from match where source_id = 'starred'");
  const { id } = rows[0] as { id: number };
  expect((await star([unknown, id])).result).toEqual({ matchIds: [id] });
  expect((await star([id])).result).toEqual({ matchIds: [id] });
  expect((await star([unknown], false)).result).toEqual({ matchIds: [id] });
});

test('Results of a league that there is not can’t be hidden, by an account or a guest', async () => {
  for (const who of [fan, person(app)]) {
    const answer = await who.post('/user/spoilers', {
      all: false,
      games: [],
      leagues: [9_999_999],
    });
    expect(answer).toMatchObject({ status: 'fail', code: 404, errorCode: 1101 });
    expect(who.cookies.has('spoilers')).toBe(false);
    expect((await who.get('/user/spoilers')).result.leagues).toEqual([]);
  }
});
