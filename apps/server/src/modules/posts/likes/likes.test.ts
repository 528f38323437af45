import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { newMatch } from '#testing/matches.ts';
import { newFan } from '#testing/people/new-fan.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let fan: Person;
beforeAll(async () => {
  app = await testApp();
  fan = await newFan(app);
});

const like = async (who: Person, on: string, liked = true) =>
  (await who.post('/like', { on, liked })).result;
async function newComment(): Promise<number> {
  const subject = `match-${await newMatch(app, { minutes: 30 })}`;
  return (await (await newFan(app)).post('/comment/create', { subject, text: 'Like me' })).result
    .id;
}
const newPost = async (): Promise<number> =>
  (await (await newFan(app)).post('/post/create', { text: `Like me ${Math.random()}` })).result.id;
const countedOf = async (id: number) => {
  const [found] = await rows<{ likes: number }>(
    app.db,
    sql`select likes from comment where id = ${id}`,
  );
  return found!.likes;
};

test('A like counts at once for who gives it, and by the second for all', async () => {
  const id = await newComment();
  expect(await like(fan, `comment-${id}`)).toEqual({ liked: true, likes: 1 });
  const mine = await fan.get(`/comment/info?id=${id}`);
  expect(mine.result.comment).toMatchObject({ liked: true, likes: 1 });
  await expect.poll(() => countedOf(id)).toBe(1);
  const others = await person(app).get(`/comment/info?id=${id}`);
  expect(others.result.comment).toMatchObject({ liked: false, likes: 1 });
  expect((await fan.get(`/comment/info?id=${id}`)).result.comment.likes).toBe(1);
});

test('A like that is taken back counts no more', async () => {
  const id = await newComment();
  await like(fan, `comment-${id}`);
  await expect.poll(() => countedOf(id)).toBe(1);
  expect(await like(fan, `comment-${id}`, false)).toEqual({ liked: false, likes: 0 });
  await expect.poll(() => countedOf(id)).toBe(0);
  expect(await rows(app.db, sql`select from liking where liked_id = ${id}`)).toEqual([]);
});

test('A storm of likes is one of each person, however often they press', async () => {
  const id = await newPost();
  const crowd = await Promise.all(Array.from({ length: 20 }, () => newFan(app)));
  await Promise.all(
    crowd.flatMap((who, at) =>
      Array.from({ length: 11 }, (_, press) => like(who, `post-${id}`, at < 15 || press % 2 === 0)),
    ),
  );
  await Promise.all(crowd.map((who, at) => like(who, `post-${id}`, at < 15)));
  const likes = async () => (await person(app).get(`/post/info?id=${id}`)).result.likes;
  await expect.poll(likes).toBe(15);
  await expect
    .poll(() =>
      rows(app.db, sql`select from liking where liked_id = ${id} and not (liked and counted)`),
    )
    .toEqual([]);
  expect(await likes()).toBe(15);
});

test('What is gone, what nobody wrote and what there is not can not be liked', async () => {
  const id = await newPost();
  const match = await newMatch(app, { minutes: 30 });
  await fan.post('/comment/create', { subject: `match-${match}`, text: 'About a match' });
  await app.db.execute(sql`update post set state = 'removed' where id = ${id}`);
  await app.db.execute(
    sql`update discussion set hot = null where kind = 'post' and subject_id = ${id}`,
  );
  for (const on of [`post-${id}`, `match-${match}`, 'comment-999999']) {
    const { errorCode } = await fan.post('/like', { on, liked: true });
    expect(errorCode).toBe(errors.unknownWriting.code);
  }
});

test('How hot something is follows its points and its age: twice as many are worth six hours', async () => {
  const scoreOf = async (points: number, at: string) => {
    const [found] = await rows<{ score: number }>(
      app.db,
      sql`select posts.hot_score(${points}::int, ${at}::timestamptz) as score`,
    );
    return found!.score;
  };
  const noon = '2026-05-01T12:00:00Z';
  const evening = '2026-05-01T18:00:00Z';
  expect(await scoreOf(0, evening)).toBe((await scoreOf(0, noon)) + 1_000);
  expect(await scoreOf(1, noon)).toBe(await scoreOf(0, evening));
  expect(await scoreOf(31, noon)).toBe(await scoreOf(15, evening));
  expect(await scoreOf(-5, noon)).toBe(await scoreOf(0, noon));
  expect(await scoreOf(0, '2019-01-01T00:00:00Z')).toBe(0);
});
