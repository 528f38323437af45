import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let guest: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  guest = person(app);
});

const statusOf = async (path: string) => (await guest.send(`/java${path}`)).status;

describe('A number that is not written as one', () => {
  test.each([
    '/news/getHotNewsByGame?gameId=',
    '/news/getHotNewsByGame?gameId=%20',
    '/video/list?gameId=',
    '/video/list?page=',
    '/search/all?text=a&kind=team&gameId=',
    '/library/seasons?of=players&gameId=',
    '/expert_plan/getPlansPC?gameId=',
    '/expert_plan/getPlansPC?last=0x5',
    '/league/library?gameId=',
    '/league/schedule?seasonId=1&part=1e0',
    '/goods/list?upTo=',
    '/user/info?userId=%2010001%20',
    '/user/info?userId=0x2711',
    '/match/standings?matchId=01',
    '/live/getChatroomSpeech?room=match-1&before=%2B1',
    '/sitemap/range?kind=match&n=',
  ])('is refused in a query: %s', async (path) => {
    expect(await statusOf(path)).toBe(400);
  });

  test.each([
    '/soccer/news/0x1',
    '/soccer/news/1e0',
    '/soccer/news/+1',
    '/soccer/videos/01',
    '/soccer/newsComment2e0/1',
    '/soccer/newsComment2/+1',
    '/user/0x2711/posts/1',
    '/user/isMatchLive/1/0x65',
    '/soccer/057',
  ])('makes a path that is of no call: %s', async (path) => {
    expect(await guest.get(path)).toMatchObject({
      status: 'fail',
      code: 404,
      errorCode: errors.notFound.code,
    });
  });

  test.each(['/soccer/news/1', '/goods/list?upTo=0', '/news/getHotNewsByGame?gameId=0'])(
    'is not one that is: %s',
    async (path) => {
      expect(await statusOf(path)).toBe(200);
    },
  );
});
