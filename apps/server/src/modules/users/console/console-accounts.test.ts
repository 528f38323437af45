import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let admin: Person;
let support: Person;
let asAdmin: ReturnType<typeof backOffice>;
let asSupport: ReturnType<typeof backOffice>;
const uids: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
  support = await person(app).signInAs('support');
  asAdmin = backOffice(admin);
  asSupport = backOffice(support);
  const found = await rows<{ id: number; username: string }>(
    app.db,
    sql`select id, username from account`,
  );
  for (const { id, username } of found) uids[username] = id;
  await app.db.execute(sql`
    insert into account (username, email, area_code, mobile, created_at, last_seen_at, deleted_at)
    values ('Zoe', 'zoe@somewhere.org', null, null, '2020-01-01', '2020-06-01', null),
      ('percent', null, '86', '13812345678', '2020-02-01', null, null),
      ('deleted9', null, null, null, '2020-03-01', null, '2021-01-01')`);
});

const namesIn = ({ body }: { body: { username: string }[] }) =>
  body.map(({ username }) => username);
const find = async (query: Record<string, string>) => namesIn(await asAdmin.list('users', query));

describe('The list of accounts', () => {
  test('is looked through by part of a name, an address or a number, or by uid', async () => {
    expect(await find({ q: 'zO' })).toEqual(['Zoe']);
    expect(await find({ q: 'somewhere' })).toEqual(['Zoe']);
    expect(await find({ q: '1234567' })).toEqual(['percent']);
    expect(await find({ q: '+86 138 1234' })).toEqual(['percent']);
    expect(await find({ q: String(uids.fan2) })).toEqual(['fan2']);
    expect(await find({ q: ' ' })).toHaveLength(11);
    expect(await find({ q: 'ZOE@somewhere.ORG' })).toEqual(['Zoe']);
    for (const q of ['%', '_', '\\', "'", 'nobody at all']) expect(await find({ q })).toEqual([]);
  });

  test('names the field whose text PostgreSQL can’t keep', async () => {
    const listed = await asAdmin.list('users', { q: 'a\0b' });
    const banned = await asAdmin.create('bans', {
      userId: uids.fan2,
      reason: 'rude \ud83d',
      until: null,
    });
    for (const [field, { status, body }] of Object.entries({ q: listed, reason: banned })) {
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: 'Invalid format' });
    }
  });

  test('is narrowed by role, state and day of registration', async () => {
    expect(await find({ role: 'manager' })).toEqual(['manager']);
    expect(await find({ state: 'deleted' })).toEqual(['deleted9']);
    expect(await find({ state: 'banned' })).toEqual([]);
    expect(await find({ state: 'active' })).toHaveLength(10);
    const year = { createdAt_gte: '2020-01-15T00:00:00Z', createdAt_lte: '2020-12-31' };
    expect(await find({ ...year, _sort: 'createdAt' })).toEqual(['percent', 'deleted9']);
    expect(await find({ channelId: '1' })).toEqual([]);
    for (const [name, value] of [
      ['role', 'king'],
      ['state', 'lost'],
      ['createdAt_gte', 'yesterday'],
      ['createdAt_lte', '+275760-09-13'],
    ] as const) {
      expect((await asAdmin.list('users', { [name]: value })).status).toBe(422);
    }
  });

  test('is sorted and paged, and tells how many there are', async () => {
    const all = await find({ _sort: 'username', _order: 'ASC' });
    expect(all).toEqual(all.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    const page = await asAdmin.list('users', {
      _sort: 'username',
      _order: 'desc',
      _start: '2',
      _end: '5',
    });
    expect(namesIn(page)).toEqual(all.toReversed().slice(2, 5));
    expect(page.total).toBe(11);
    expect(await find({ _sort: 'lastSeenAt', _order: 'desc', _end: '2' })).toEqual(
      expect.arrayContaining(['admin', 'support']),
    );
    expect((await find({ _sort: 'lastSeenAt', _order: 'desc' })).indexOf('Zoe')).toBe(2);
    // What can't be sorted by is passed over: newest first.
    expect(await find({ _sort: 'password' })).toEqual(await find({}));
    expect(await find({ _sort: '-id', _order: 'desc' })).toEqual(await find({}));
    expect((await asAdmin.list('users', { _start: '5', _end: '3' })).body).toEqual([]);
  });

  test('shows addresses whole to administrators and shortened to support', async () => {
    const row = async (office: typeof asAdmin, q: string) =>
      (await office.list('users', { q })).body[0];
    expect(await row(asAdmin, 'zoe')).toMatchObject({ email: 'zoe@somewhere.org', mobile: null });
    expect(await row(asAdmin, 'percent')).toMatchObject({ mobile: '+86 13812345678' });
    expect(await row(asSupport, 'zoe')).toMatchObject({ email: 'z***@somewhere.org' });
    expect(await row(asSupport, 'percent')).toMatchObject({ mobile: '+86 138******78' });
    const { body } = await asSupport.get('users', uids.fan!);
    expect(body).toEqual({
      id: uids.fan,
      username: 'fan',
      avatar: null,
      email: 'f***@demo.invalid',
      mobile: null,
      roles: ['user'],
      level: 0,
      state: 'active',
      bannedUntil: null,
      createdAt: expect.any(String),
      lastSeenAt: null,
      channelId: null,
    });
  });

  test('tells the level that recharging gave', async () => {
    const level = async () => (await asSupport.get('users', uids.fan2!)).body.level;
    expect(await level()).toBe(0);
    await app.db.execute(sql`
      insert into payment (account_id, key, method, order_no, fen, gold, state, created_at)
      values (${uids.fan2}, 'a', 'alipay', 'a', 20000, 2000, 'paid', now()),
        (${uids.fan2}, 'b', 'alipay', 'b', 500000, 50000, 'open', now())`);
    expect(await level()).toBe(2);
  });

  test('is for support and administrators', async () => {
    expect((await backOffice(person(app)).list('users')).status).toBe(401);
    for (const name of ['fan', 'expert', 'anchor', 'manager']) {
      const office = backOffice(await person(app).signInAs(name));
      expect(await office.list('users')).toMatchObject({
        status: 403,
        body: { errorCode: errors.forbidden.code },
      });
      expect((await office.get('users', uids.fan!)).status).toBe(403);
    }
    expect((await asAdmin.get('users', 999_999)).status).toBe(404);
    expect((await asAdmin.get('users', 'abc')).status).toBe(422);
  });
});

test('Sessions of an account are listed, and ended one by one', async () => {
  const fan = await person(app).signInAs('fan');
  const query = { userId: String(uids.fan) };
  const { status, total, body } = await asSupport.list('sessions', query);
  expect([status, total]).toEqual([200, body.length]);
  const [latest] = body;
  expect(latest).toMatchObject({ userId: uids.fan, endedAt: null, endReason: null });
  expect((await asSupport.list('sessions')).status).toBe(422);
  expect((await asSupport.remove('sessions', latest.id)).status).toBe(403);

  expect((await asAdmin.remove('sessions', latest.id)).status).toBe(200);
  expect(await fan.get('/user/sessions')).toMatchObject({ errorCode: errors.sessionOver.code });
  const [ended] = (await asAdmin.list('sessions', query)).body;
  expect(ended).toMatchObject({ id: latest.id, endReason: 'revoked' });
  for (const id of [latest.id, crypto.randomUUID(), 'no-id', "' or true"]) {
    const answer = await asAdmin.remove('sessions', encodeURIComponent(id));
    expect(answer).toMatchObject({ status: 404, body: { errorCode: errors.unknownSession.code } });
  }
  const manager = backOffice(await person(app).signInAs('manager'));
  expect((await manager.list('sessions', query)).status).toBe(403);
});
