import { errors } from '@xiongmao/api/errors';
import { usualOccasions } from '@xiongmao/api/users/rules';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '#testing/after-file.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';
import { eraseUser, notify } from '../index.ts';
import { welcome } from './notice-types.ts';
import { forgetNotices } from './notices.ts';

let app: TestApp;
let fan: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  fan = await person(app).signInAs('fan');
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const noticesOf = async (someone: Person, page = 1) =>
  (await someone.get(`/user/notices?page=${page}`)).result;
const namesOf = async (someone: Person): Promise<string[]> =>
  (await noticesOf(someone)).items.map(({ name }: { name: string }) => name);
const tell = (someone: Person, cause: string | null, at = new Date()) =>
  app.db.transaction((tx) =>
    notify(tx, app.jobs, uidOf(someone), { type: welcome, values: {}, cause, at }),
  );

describe('A newcomer', () => {
  test('is welcomed once', async () => {
    const someone = await person(app).register('welcomed@example.org');
    await expect.poll(() => namesOf(someone)).toEqual(['welcome']);
    expect(await noticesOf(someone)).toMatchObject({
      total: 1,
      unread: 1,
      items: [{ kind: 'account', name: 'welcome', values: {}, read: false }],
    });
  });

  test('who was invited is told of to who invited them, and in the list', async () => {
    const inviter = await person(app).register('inviter@example.org');
    const { code } = (await inviter.get('/user/invitations')).result;
    expect(code).toMatch(/^[A-Z2-9]{10}$/);
    const guest = await person(app).register('invited@example.org', {
      inviteCode: code.toLowerCase(),
    });
    await expect.poll(() => namesOf(inviter)).toEqual(['invited', 'welcome']);
    const { items } = await noticesOf(inviter);
    const { username } = (await guest.get(`/user/info?userId=${uidOf(guest)}`)).result.user;
    expect(items[0].values).toEqual({ uid: uidOf(guest), username });
    expect((await inviter.get('/user/invitations')).result).toMatchObject({
      code,
      total: 1,
      items: [{ uid: uidOf(guest), username, avatar: null }],
    });
  });

  test('with a code that nobody has is a newcomer like any other', async () => {
    const someone = await person(app).register('stray@example.org', { inviteCode: 'NOBODYS' });
    await expect.poll(() => namesOf(someone)).toEqual(['welcome']);
    const kept = await rows(
      app.db,
      sql`select 1 from invitation where account_id = ${uidOf(someone)}`,
    );
    expect(kept).toEqual([]);
  });

  test('does not invite themselves', async () => {
    const { recordInvitation } = await import('../invitations.ts');
    const someone = await person(app).register('alone@example.org');
    const { code } = (await someone.get('/user/invitations')).result;
    const given = {
      accountId: uidOf(someone),
      inviteCode: code as string,
      at: new Date().toISOString(),
    };
    expect(await app.db.transaction((tx) => recordInvitation(tx, given))).toBeNull();
  });
});

describe('Notices', () => {
  test('of one cause come once, also when told at once', async () => {
    const someone = await person(app).register('cause@example.org');
    await expect.poll(() => namesOf(someone)).toHaveLength(1);
    await Promise.all([1, 2, 3, 4].map(() => tell(someone, 'same')));
    await tell(someone, null);
    await tell(someone, null);
    expect((await noticesOf(someone)).total).toBe(4);
  });

  test('come by page, newest first', async () => {
    const someone = await person(app).register('pages@example.org');
    await expect.poll(() => namesOf(someone)).toHaveLength(1);
    for (let times = 0; times < 24; times++) await tell(someone, null);
    const [first, second] = [await noticesOf(someone), await noticesOf(someone, 2)];
    expect([first.total, first.items.length, second.items.length]).toEqual([25, 20, 5]);
    expect(first.items[0].id).toBeGreaterThan(second.items[0].id);
  });

  test('are forgotten after half a year', async () => {
    const someone = await person(app).register('long.ago@example.org');
    await expect.poll(() => namesOf(someone)).toHaveLength(1);
    const now = Date.now();
    const day = 86_400_000;
    await tell(someone, 'of late', new Date(now - 179 * day));
    await tell(someone, 'long ago', new Date(now - 181 * day));
    const agesOf = async () =>
      (await noticesOf(someone)).items.map(({ at }: { at: string }) =>
        Math.round((now - Date.parse(at)) / day),
      );
    expect(await agesOf()).toEqual([181, 179, 0]);
    await forgetNotices(app.db, new Date());
    expect(await agesOf()).toEqual([179, 0]);
  });

  test('are read one by one or all at once, and nobody else’s with them', async () => {
    const someone = await person(app).register('reader@example.org');
    const other = await person(app).register('other@example.org');
    await expect.poll(() => namesOf(someone)).toHaveLength(1);
    await expect.poll(() => namesOf(other)).toHaveLength(1);
    await tell(someone, null);
    const { items } = await noticesOf(someone);
    const { items: others } = await noticesOf(other);
    const read = (ids?: number[]) => someone.post('/user/notices/read', ids ? { ids } : {});
    expect((await read([items[1].id, others[0].id, 999_999])).result).toEqual({ unread: 1 });
    expect((await noticesOf(someone)).items.map(({ read }: { read: boolean }) => read)).toEqual([
      false,
      true,
    ]);
    expect((await read()).result).toEqual({ unread: 0 });
    expect((await noticesOf(other)).unread).toBe(1);
  });

  test('are for who is signed in', async () => {
    expect(await person(app).get('/user/notices')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    expect(await person(app).post('/user/notices/read', {})).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    expect(await person(app).get('/user/invitations')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
  });

  test('reach the open pages of their person alone', async () => {
    const someone = await person(app).register('open@example.org');
    await expect.poll(() => namesOf(someone)).toHaveLength(1);
    const pages = [someone, fan].map((who) => {
      const socket = io(app.url, {
        transports: ['websocket'],
        forceNew: true,
        extraHeaders: { cookie: `token=${who.cookies.get('token')}` },
      });
      afterFile(() => void socket.close());
      const told: number[] = [];
      socket.on('notice', ({ unread }: { unread: number }) => told.push(unread));
      return { socket, told };
    });
    await until(() => pages.every(({ socket }) => socket.connected));
    // Nobody joins another's room by asking.
    const answer = await pages[1]!.socket.emitWithAck('watch', `account ${uidOf(someone)}`, 0);
    expect(answer).toEqual({ ok: false, why: 'unknown' });
    await tell(someone, 'live');
    await until(() => pages[0]!.told.includes(2));
    await someone.post('/user/notices/read', {});
    await until(() => pages[0]!.told.includes(0));
    expect(pages[1]!.told).toEqual([]);
  });

  test('of a kind that is switched off do not come; security always does', async () => {
    const quiet = await person(app).register('quiet@example.org');
    await expect.poll(() => namesOf(quiet)).toHaveLength(1);
    const notices = { follow: false, account: false };
    await quiet.post('/user/saveUserDataStatus', { notices });
    await fan.get(`/user/followUser?id=${uidOf(quiet)}`);
    await tell(quiet, null);
    expect(await namesOf(quiet)).toEqual(['welcome']);
    const loud = await person(app).register('loud@example.org');
    await expect.poll(() => namesOf(loud)).toHaveLength(1);
    await fan.get(`/user/followUser?id=${uidOf(loud)}`);
    await fan.get(`/user/followUser?id=${uidOf(loud)}&follow=0`);
    await fan.get(`/user/followUser?id=${uidOf(loud)}`);
    const { items } = await noticesOf(loud);
    expect(items[0]).toMatchObject({ kind: 'follow', name: 'followed' });
    expect(items[0].values).toEqual({ uid: uidOf(fan), username: 'fan' });
    expect(items).toHaveLength(2);
  });
});

describe('Preferences', () => {
  const save = (someone: Person, body: object) => someone.post('/user/saveUserDataStatus', body);
  const defaults = {
    locale: null,
    zone: null,
    notices: { account: true, follow: true, match: true, talk: true, system: true },
    occasions: usualOccasions,
    mails: { orders: true },
    pushes: { security: true, account: true, follow: true, match: true, talk: true, system: true },
    quietHours: null,
    oddsForm: null,
    showFollows: true,
  };

  test('change where they are given, and stay elsewhere', async () => {
    const someone = await person(app).register('prefers@example.org');
    expect((await someone.get('/user/getUserDataStatus')).result).toEqual(defaults);
    await save(someone, { locale: 'ar', notices: { match: false } });
    await save(someone, { zone: 'Asia/Shanghai', notices: { follow: false } });
    await save(someone, { mails: { orders: false }, pushes: { match: false } });
    await save(someone, { quietHours: { from: '23:00', to: '07:00' } });
    const { result } = await save(someone, { locale: null });
    expect(result).toEqual({
      ...defaults,
      zone: 'Asia/Shanghai',
      notices: { ...defaults.notices, match: false, follow: false },
      mails: { orders: false },
      pushes: { ...defaults.pushes, match: false },
      quietHours: { from: '23:00', to: '07:00' },
    });
    expect((await someone.get('/user/getUserDataStatus')).result).toEqual(result);
  });

  test('name a locale and a zone that exist', async () => {
    const invalid = { status: 'fail', code: 400, errorCode: errors.invalidInput.code };
    expect(await save(fan, { locale: 'xx' })).toMatchObject(invalid);
    expect(await save(fan, { zone: 'Mars/Olympus' })).toMatchObject(invalid);
    expect(await save(fan, { notices: { match: 'no' } })).toMatchObject(invalid);
    expect(await save(fan, { quietHours: { from: '24:00', to: '07:00' } })).toMatchObject(invalid);
    const { result } = await save(fan, { notices: { security: false }, showFans: false });
    expect(result).toEqual(defaults);
  });

  test('are for who is signed in', async () => {
    expect(await person(app).get('/user/getUserDataStatus')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    expect(await save(person(app), {})).toMatchObject({ errorCode: errors.signInRequired.code });
  });
});

test('Who leaves takes along what is theirs, and what they said stays without them', async () => {
  const leaver = await person(app).register('leaver@example.org');
  const friend = await person(app).register('friend@example.org');
  await expect.poll(() => namesOf(leaver)).toHaveLength(1);
  await fan.get(`/user/followUser?id=${uidOf(leaver)}`);
  await leaver.get(`/user/followUser?id=${uidOf(friend)}`);
  await leaver.post('/user/modifyUser', { signature: 'mine' });
  const text = 'Call +86 138 1234 5678 or write to leaver@example.org about match 12.';
  await leaver.post('/user/feedback', { kind: 'other', text, contact: 'leaver@example.org' });

  await app.db.transaction((tx) =>
    eraseUser(tx, uidOf(leaver), { now: new Date(), jobs: app.jobs }),
  );
  const id = uidOf(leaver);
  const [left] = await rows<Record<string, number>>(
    app.db,
    sql`select (select count(*) from profile where account_id = ${id}) as profiles,
      (select count(*) from follow where ${id} in (account_id, target_id)) as follows,
      (select count(*) from notice where account_id = ${id}) as notices,
      (select count(*) from feedback where account_id = ${id}) as feedback`,
  );
  expect(left).toEqual({ profiles: 0, follows: 0, notices: 0, feedback: 0 });
  const said = await rows(
    app.db,
    sql`select text, contact from feedback where text like '%about match 12%'`,
  );
  expect(said).toEqual([{ text: 'Call … or write to … about match 12.', contact: null }]);
});
