import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { uidOf } from '#testing/people/shop.ts';
import { rows } from '#testing/rows.ts';

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
  ['/user/occasions?kind=team&id=9999999', 'unknownTarget', 2101],
  ['/match/occasions?matchId=9999999', 'unknownMatch', 1200],
  ['/video/ofMatch?matchId=9999999', 'unknownMatch', 1200],
  ['/video/list?matchId=9999999', 'unknownMatch', 1200],
  ['/video/list?userId=9999999', 'unknownUser', 2023],
  ['/news/list?matchId=9999999', 'unknownMatch', 1200],
  ['/news/list?userId=9999999', 'unknownUser', 2023],
  ['/liveRecord?matchId=9999999', 'unknownMatch', 1200],
  ['/liveRecord?userId=9999999', 'unknownUser', 2023],
  ['/getAnchorMatchLive?matchId=9999999', 'unknownMatch', 1200],
  ['/user/isMatchLive/9999999/202', 'unknownMatch', 1200],
  ['/library/seasons?of=team&leagueId=9999999&gameId=202', 'unknownLeague', 1101],
  ['/library/seasons?of=team&seasonId=9999999', 'unknownSeason', 3100],
] as const)(
  'What is about nobody and nothing says so: %s is %s',
  async (path, _name, errorCode) => {
    expect(await fan.get(path)).toMatchObject({ status: 'fail', code: 404, errorCode });
  },
);

const newMatch = async (name: string): Promise<number> => {
  await app.db.transaction((tx) =>
    ingest(tx, [fixtureOf(name, new Date().toISOString())], { source: 'test', now: new Date() }),
  );
  const found = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${name}`,
  );
  return found[0]!.id;
};

test('What is there, and has nothing yet, is answered empty', async () => {
  const matchId = await newMatch('quiet');
  for (const list of ['/video/list', '/news/list', '/liveRecord']) {
    for (const named of [`matchId=${matchId}`, `userId=${uidOf(fan)}`]) {
      const { result } = await fan.get(`${list}?${named}`);
      expect(result, `${list}?${named}`).toEqual({ items: [], total: 0 });
    }
  }
  for (const path of [
    `/video/ofMatch?matchId=${matchId}`,
    `/getAnchorMatchLive?matchId=${matchId}`,
  ]) {
    expect((await fan.get(path)).result, path).toEqual({ items: [] });
  }
  const live = (gameId: number) => fan.get(`/user/isMatchLive/${matchId}/${gameId}`);
  expect((await live(202)).result).toEqual({ live: false, rooms: 0 });
  // Not a match of basketball.
  expect(await live(201)).toMatchObject({ code: 404, errorCode: errors.unknownMatch.code });
});

test('No match becomes a favourite that there is not; of several, those that there are do', async () => {
  const unknown = 9_999_999;
  const star = (matchIds: number[], attention = true) =>
    fan.post('/match/attention', { matchIds, attention });
  expect(await star([unknown])).toMatchObject({ code: 404, errorCode: errors.unknownMatch.code });
  const id = await newMatch('starred');
  expect((await star([unknown, id])).result).toEqual({ matchIds: [id] });
  expect((await star([id])).result).toEqual({ matchIds: [id] });
  expect((await star([unknown], false)).result).toEqual({ matchIds: [id] });
});

test('Results of a game or league that there is not can’t be hidden, by an account or a guest', async () => {
  const none = { all: false, games: [], leagues: [] };
  for (const who of [fan, person(app)]) {
    for (const [unknown, errorCode] of [
      [{ games: [998] }, 1100],
      [{ leagues: [9_999_999] }, 1101],
    ] as const) {
      const answer = await who.post('/user/spoilers', { ...none, ...unknown });
      expect(answer).toMatchObject({ status: 'fail', code: 404, errorCode });
      expect(who.cookies.has('spoilers')).toBe(false);
      expect((await who.get('/user/spoilers')).result).toMatchObject(none);
    }
  }
});
