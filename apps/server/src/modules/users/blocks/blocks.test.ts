import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let fan: Person;
let fan2: Person;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
  admin = await person(app).signInAs('admin');
});

const uidOf = (who: Person) => Number(who.cookies.get('uid'));
const block = (who: Person, userId: number, blocked = true) =>
  who.post('/user/block', { userId, blocked });
const follow = (who: Person, id: number) => who.get(`/user/followUser?id=${id}`);

test('Whoever is blocked follows no longer, and can not again until they are not', async () => {
  await follow(fan2, uidOf(fan));
  await follow(fan, uidOf(fan2));
  expect(await block(fan, uidOf(fan2))).toMatchObject({ result: { blocked: true } });
  const following = await fan2.get(`/user/hasFollowUser?id=${uidOf(fan)}`);
  expect(following.result).toEqual({ following: false });
  // Nor does who blocks them.
  const own = await fan.get(`/user/hasFollowUser?id=${uidOf(fan2)}`);
  expect(own.result).toEqual({ following: false });
  expect(await follow(fan2, uidOf(fan))).toMatchObject({ errorCode: errors.blockedByThem.code });
  const { result } = await fan.get('/user/blocks');
  expect(result).toMatchObject({
    total: 1,
    ids: [uidOf(fan2)],
    items: [{ id: uidOf(fan2), name: 'fan2', avatar: null }],
  });
  expect((await fan2.get('/user/blocks')).result).toEqual({ total: 0, ids: [], items: [] });
  await block(fan, uidOf(fan2), false);
  expect((await fan.get('/user/blocks')).result.ids).toEqual([]);
  expect(await follow(fan2, uidOf(fan))).toMatchObject({ status: 'success' });
});

test('Oneself, staff and nobody can not be blocked', async () => {
  expect(await block(fan, uidOf(fan))).toMatchObject({ errorCode: errors.cannotBlock.code });
  expect(await block(fan, uidOf(admin))).toMatchObject({ errorCode: errors.cannotBlock.code });
  expect(await block(fan, 999_999)).toMatchObject({ status: 'fail' });
  expect((await fan.get('/user/blocks')).result.ids).toEqual([]);
});

test('There are at most a thousand, also of two in one moment', async () => {
  await app.db.execute(sql`
    with made as (
      insert into account (username, created_at)
      select 'many' || n, now() from generate_series(1, 1001) n returning id
    ) insert into block (account_id, blocked_id, at)
    select ${uidOf(fan2)}, id, now() from made order by id limit 999`);
  const spare = await app.db.execute<{ id: number }>(sql`
    select id from account where username like 'many%' order by id offset 999`);
  const answers = await Promise.all(spare.rows.map(({ id }) => block(fan2, id)));
  expect(answers.map(({ errorCode }) => errorCode ?? null).sort()).toEqual(
    [errors.tooManyBlocks.code, null].sort(),
  );
  expect((await fan2.get('/user/blocks')).result.total).toBe(1_000);
});

test('With a person who leaves go their blocks, and those of them', async () => {
  await block(fan, uidOf(fan2));
  expect((await fan2.post('/user/delete', {})).status).toBe('success');
  expect((await fan.get('/user/blocks')).result.ids).toEqual([]);
  const { rows } = await app.db.execute(sql`select from block`);
  expect(rows).toHaveLength(0);
});
