import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

const others = ['fan', 'fan2', 'expert', 'anchor', 'manager', 'support', 'admin'] as const;
type Other = (typeof others)[number];

let app: TestApp;
let owner: Person;
let uid: number;
let sessionId: string;
let noticeId: number;
let channelId: number;
const people = {} as Record<Other, Person>;

/** Someone with one of each: a session, a notice, lists they hide, feedback, a channel. */
beforeAll(async () => {
  app = await testApp({ accounts: true });
  for (const who of others) people[who] = await person(app).signInAs(who);
  owner = await person(app).register('owner@example.org');
  uid = Number(owner.cookies.get('uid'));
  await backOffice(people.admin).create('roles', { userId: uid, role: 'manager' });
  await owner.get(`/user/followUser?id=${people.fan.cookies.get('uid')}`);
  await owner.post('/user/saveUserDataStatus', { showFollows: false });
  await owner.post('/user/feedback', { kind: 'wish', text: 'mine' });
  const { result } = await owner.get('/user/sessions');
  sessionId = result[0].id;
  // The welcome comes by and by.
  for (let unread = 0; unread < 2; ) {
    const notices = (await owner.get('/user/notices')).result;
    unread = notices.unread;
    noticeId = notices.items[0]?.id;
  }
  const channel = await backOffice(owner).create('channels', {
    name: 'Mine',
    source: 'social',
    type: 'cpa',
    brand: 'xiongmao',
    zone: 'UTC',
  });
  channelId = channel.body.id;
});

const staff = (who: Other) => who === 'support' || who === 'admin';
/** What the console answers to each about an object: 200 to some, 403 to the others. */
const onlyTo = (who: Other, allowed: readonly Other[], status = 200) =>
  allowed.includes(who) ? status : 403;

describe.each(others)('To %s', (who) => {
  test("another's session is unknown", async () => {
    const answer = await people[who].post('/user/sessions/end', { id: sessionId });
    expect(answer).toMatchObject({ code: 404, errorCode: errors.unknownSession.code });
    app.identity.forgetSessions();
    expect((await owner.get('/user/sessions')).status).toBe('success');
    expect((await people[who].get('/user/sessions')).result).not.toContainEqual(
      expect.objectContaining({ id: sessionId }),
    );
  });

  test("another's notices stay unread, and unseen", async () => {
    await people[who].post('/user/notices/read', { ids: [noticeId] });
    await people[who].post('/user/notices/read', {});
    expect((await owner.get('/user/notices')).result.unread).toBe(2);
    const { items } = (await people[who].get('/user/notices')).result;
    expect(items.map(({ id }: { id: number }) => id)).not.toContain(noticeId);
  });

  test('another is a public user, whoever asks', async () => {
    const { own, user } = (await people[who].get(`/user/info?userId=${uid}`)).result;
    expect(own).toBeNull();
    expect(Object.keys(user).sort()).toEqual(
      ['avatar', 'fans', 'follows', 'level', 'signature', 'since', 'uid', 'username'].sort(),
    );
  });

  test('whom another follows is hidden where they hide it', async () => {
    const { result } = await people[who].get(`/user/getFollowOrFansH5?userId=${uid}`);
    expect(result).toEqual({ items: [], total: 0 });
  });

  test("another's account, sessions and feedback are shown as the role allows", async () => {
    const office = backOffice(people[who]);
    const read = onlyTo(who, ['support', 'admin']);
    expect((await office.get('users', uid)).status).toBe(read);
    expect((await office.list('sessions', { userId: String(uid) })).status).toBe(read);
    expect((await office.list('bans', { userId: String(uid) })).status).toBe(read);
    const listed = await office.list('feedback', { q: 'mine' });
    expect([listed.status, listed.body.length]).toEqual([read, staff(who) ? 1 : undefined]);
  });

  test("another's roles and sessions are left alone by all but administrators", async () => {
    if (who === 'admin') return;
    const office = backOffice(people[who]);
    expect((await office.create('roles', { userId: uid, role: 'admin' })).status).toBe(403);
    expect((await office.remove('roles', `${uid}-manager`)).status).toBe(403);
    expect((await office.remove('sessions', sessionId)).status).toBe(403);
    const ban = { userId: uid, reason: 'x', until: null };
    expect((await office.create('bans', ban)).status).toBe(403);
    expect((await owner.get('/user/sessions')).status).toBe('success');
  });

  test("another's channel is not there, or not theirs to see", async () => {
    const office = backOffice(people[who]);
    const status = who === 'manager' ? 404 : onlyTo(who, ['admin']);
    expect((await office.get('channels', channelId)).status).toBe(status);
    expect((await office.update('channels', channelId, { name: 'Mine' })).status).toBe(status);
    for (const name of [
      'channels',
      'channel-days',
      'channel-totals',
      'channel-users',
      'channel-gold',
      'channel-water',
      'statements',
    ]) {
      const { status: listed, body } = await office.list(name, { channelId: String(channelId) });
      expect({ name, listed }).toEqual({ name, listed: onlyTo(who, ['manager', 'admin']) });
      if (who === 'manager') expect(JSON.stringify(body)).not.toContain('Mine');
    }
  });
});

describe('Fields that nobody asked for', () => {
  test('name no other owner, and set nothing', async () => {
    const fanId = Number(people.fan.cookies.get('uid'));
    const foreign = { accountId: uid, account_id: uid, userId: uid, uid, roles: ['admin'] };
    const { fan } = people;
    await fan.post('/user/V2/modifyUser', { ...foreign, signature: 'a' });
    await fan.post('/user/modifyUser', { ...foreign, signature: 'b' });
    await fan.post('/user/saveUserDataStatus', { ...foreign, locale: 'ar' });
    await fan.post('/user/feedback', { ...foreign, kind: 'other', text: 'whose', state: 'done' });
    await fan.post('/user/avatar', { ...foreign, image: null });
    await fan.post('/match/attention', { ...foreign, matchIds: [1] });
    const unknown = new URLSearchParams({ id: String(uid), accountId: String(uid) });
    await fan.get(`/user/followUser?${unknown}`);

    const [kept] = await rows<object>(
      app.db,
      sql`select
        (select roles from account where id = ${fanId}) as roles,
        (select signature from profile where account_id = ${fanId}) as signature,
        (select signature from profile where account_id = ${uid}) as "othersSignature",
        (select preferences->>'locale' from profile where account_id = ${uid}) as "othersLocale",
        (select account_id from feedback where text = 'whose' and not done) as feedback,
        (select account_id from follow where target_id = ${uid}) as follower`,
    );
    expect(kept).toEqual({
      roles: ['user'],
      signature: 'b',
      othersSignature: '',
      othersLocale: null,
      feedback: fanId,
      follower: fanId,
    });
  });

  test('are refused by the console, or read over where they are the row’s own', async () => {
    const office = backOffice(people.admin);
    const fanId = Number(people.fan.cookies.get('uid'));
    for (const more of [{ by: uid }, { roles: ['admin'] }, { id: `${uid}-admin` }]) {
      const role = { userId: fanId, role: 'support', ...more };
      expect((await office.create('roles', role)).status).toBe(422);
    }
    const ban = { userId: fanId, reason: 'x', until: null };
    for (const more of [{ id: 7 }, { bannedBy: 'fan2' }, { active: false }, { liftedAt: null }]) {
      expect((await office.create('bans', { ...ban, ...more })).status).toBe(422);
    }
    const { body: row } = await office.get('channels', channelId);
    const changed = { ...row, code: 'other', link: 'https://elsewhere.example', createdAt: null };
    expect((await office.update('channels', channelId, changed)).body).toEqual(row);
    expect((await office.update('channels', channelId, { ...row, isAdmin: true })).status).toBe(
      422,
    );
  });
});
