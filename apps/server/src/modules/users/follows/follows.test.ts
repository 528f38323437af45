import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let fan: Person;
let fan2: Person;
let guest: Person;
let teamId: number;
let leagueId: number;
const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));

beforeAll(async () => {
  app = await testApp({ accounts: true });
  guest = person(app);
  fan = await person(app).signInAs('fan');
  fan2 = await person(app).signInAs('fan2');
  const fixture = fixtureOf('followed', '2026-05-01T12:00:00Z');
  await app.db.transaction((tx) => ingest(tx, [fixture], { source: 'test', now: new Date() }));
  const [found] = await rows<{ teamId: number; leagueId: number }>(
    app.db,
    sql`select home_id as "teamId", league_id as "leagueId" from match`,
  );
  ({ teamId, leagueId } = found!);
});

const follow = (someone: Person, id: number, more = '') =>
  someone.get(`/user/followUser?id=${id}${more}`);
const isFollowing = async (someone: Person, id: number, kind = 'user') =>
  (await someone.get(`/user/hasFollowUser?id=${id}&kind=${kind}`)).result.following;
const list = async (someone: Person, query: string) =>
  (await someone.get(`/user/getFollowOrFansH5?${query}`)).result;

describe('Following', () => {
  test('a person, a team and a league shows in the lists, and no longer after it ends', async () => {
    const id = uidOf(fan2);
    expect(await follow(fan, id)).toMatchObject({ result: { following: true } });
    expect(await follow(fan, teamId, '&kind=team')).toMatchObject({ result: { following: true } });
    await follow(fan, leagueId, '&kind=league');
    expect(await isFollowing(fan, id)).toBe(true);
    expect(await isFollowing(fan2, uidOf(fan))).toBe(false);
    expect(await isFollowing(fan, teamId, 'team')).toBe(true);

    const mine = `userId=${uidOf(fan)}`;
    expect(await list(guest, mine)).toMatchObject({
      total: 1,
      items: [{ kind: 'user', id, name: 'fan2', avatar: null, gameId: null }],
    });
    expect(await list(guest, `${mine}&kind=team`)).toMatchObject({
      total: 1,
      items: [{ kind: 'team', id: teamId, name: 'Home of followed', gameId: 202 }],
    });
    expect(await list(guest, `${mine}&kind=league`)).toMatchObject({
      items: [{ kind: 'league', id: leagueId, name: 'Test League', gameId: 202 }],
    });
    expect(await list(guest, `userId=${id}&type=fans`)).toMatchObject({
      total: 1,
      items: [{ kind: 'user', id: uidOf(fan), name: 'fan' }],
    });

    expect(await follow(fan, id, '&follow=0')).toMatchObject({ result: { following: false } });
    expect(await isFollowing(fan, id)).toBe(false);
    expect(await list(guest, mine)).toEqual({ items: [], total: 0 });
  });

  test('twice is following once', async () => {
    const id = uidOf(fan2);
    await Promise.all([follow(fan, id), follow(fan, id), follow(fan, id)]);
    expect((await list(guest, `userId=${id}&type=fans`)).total).toBe(1);
  });

  test('oneself, or what does not exist, is refused', async () => {
    expect(await follow(fan, uidOf(fan))).toMatchObject({
      errorCode: errors.cannotFollowSelf.code,
    });
    for (const kind of ['user', 'team', 'league', 'player']) {
      const answer = await follow(fan, 999_999, `&kind=${kind}`);
      expect(answer).toMatchObject({ code: 404, errorCode: errors.unknownTarget.code });
    }
    expect(await follow(fan, 1, '&kind=coach')).toMatchObject({ code: 400 });
  });

  test('ends at 2,000', async () => {
    const many = await person(app).register('many@example.org');
    await app.db.execute(sql`
      insert into follow (account_id, kind, target_id, at)
      select ${uidOf(many)}, 'team', 1000000 + n, now() from generate_series(1, 1999) n`);
    const answers = await Promise.all([
      follow(many, uidOf(fan)),
      follow(many, uidOf(fan2)),
      follow(many, leagueId, '&kind=league'),
    ]);
    const codes = answers.map(({ errorCode }) => errorCode ?? 0).sort();
    expect(codes).toEqual([0, errors.tooManyFollows.code, errors.tooManyFollows.code]);
  });

  test('needs an account, and the product’s own header though it is a GET', async () => {
    expect(await follow(guest, uidOf(fan2))).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    expect(await guest.get(`/user/hasFollowUser?id=1`)).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    const foreign = await fan.get(`/user/followUser?id=${uidOf(fan2)}&follow=0`, {
      'x-xiongmao': '',
    });
    expect(foreign).toMatchObject({ errorCode: errors.forbidden.code });
    expect(await isFollowing(fan, uidOf(fan2))).toBe(true);
  });
});

describe('Lists', () => {
  test('of nobody are not found', async () => {
    const answer = await guest.get('/user/getFollowOrFansH5?userId=999999');
    expect(answer).toMatchObject({ code: 404, errorCode: errors.unknownUser.code });
  });

  test('come by page, newest first', async () => {
    const star = await person(app).register('star@example.org');
    await app.db.execute(sql`
      with fans as (
        insert into account (username, created_at) select 'crowd' || n, now()
        from generate_series(1, 25) n returning id, username
      )
      insert into follow (account_id, kind, target_id, at)
      select id, 'user', ${uidOf(star)}, now() + substr(username, 6)::int * interval '1 s' from fans`);
    const query = `userId=${uidOf(star)}&type=fans`;
    const first = await list(guest, query);
    const second = await list(guest, `${query}&page=2`);
    expect([first.total, first.items.length, second.items.length]).toEqual([25, 20, 5]);
    expect(first.items[0].name).toBe('crowd25');
    expect(second.items.at(-1).name).toBe('crowd1');
  });

  test('that a person does not show are theirs alone, and show nowhere else', async () => {
    const shy = await person(app).register('shy@example.org');
    await follow(shy, uidOf(fan2));
    await follow(shy, teamId, '&kind=team');
    const fansOfFan2 = `userId=${uidOf(fan2)}&type=fans`;
    const names = async (someone: Person) =>
      (await list(someone, fansOfFan2)).items.map(({ id }: { id: number }) => id);
    expect(await names(guest)).toContain(uidOf(shy));

    await shy.post('/user/saveUserDataStatus', { showFollows: false });
    for (const kind of ['user', 'team']) {
      const query = `userId=${uidOf(shy)}&kind=${kind}`;
      expect(await list(guest, query)).toEqual({ items: [], total: 0 });
      expect(await list(fan, query)).toEqual({ items: [], total: 0 });
      expect((await list(shy, query)).total).toBe(1);
    }
    expect(await names(guest)).not.toContain(uidOf(shy));
    expect(await names(fan2)).toContain(uidOf(shy));
  });
});
