import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let admin: Person;
let asAdmin: ReturnType<typeof backOffice>;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
  asAdmin = backOffice(admin);
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const ban = (userId: number, more: object = {}) =>
  asAdmin.create('bans', { userId, reason: 'Advertising in chat', until: tomorrow(), ...more });
const lift = (id: number) => asAdmin.update('bans', id, { lifted: true });
const signIn = (email: string, code: string) =>
  person(app).post('/login/V2/getLoginByEmailCheckCode', { mobileOrEmail: email, checkCode: code });

describe('A ban', () => {
  test('ends the sessions, keeps out with its reason, and lets in again when it is lifted', async () => {
    const fan = await person(app).signInAs('fan');
    const uid = uidOf(fan);
    const made = await ban(uid);
    expect(made).toMatchObject({
      status: 201,
      body: { userId: uid, username: 'fan', bannedBy: 'admin', active: true, liftedAt: null },
    });
    expect(await fan.get('/user/sessions')).toMatchObject({ errorCode: errors.accountClosed.code });
    const credentials = { name: 'fan', password: 'Demo1234' };
    const kept = await person(app).post('/login/V2/mobileOrNameToLogin', credentials);
    expect(kept).toMatchObject({ errorCode: errors.accountBanned.code });
    expect(kept.errorMsg).toContain('Advertising in chat');
    const { body } = await asAdmin.get('users', uid);
    expect(body).toMatchObject({ state: 'banned', bannedUntil: made.body.until });
    expect((await asAdmin.list('users', { state: 'banned' })).total).toBe(1);

    const lifted = await lift(made.body.id);
    expect(lifted).toMatchObject({ status: 200, body: { active: false, liftedBy: 'admin' } });
    const back = await person(app).signInAs('fan');
    const { items } = (await back.get('/user/notices')).result;
    expect(items[0]).toMatchObject({ kind: 'security', name: 'banLifted' });
    expect((await asAdmin.get('users', uid)).body.state).toBe('active');
  });

  test('is told in the audit log with who made and who lifted it', async () => {
    const uid = uidOf(await person(app).signInAs('fan2'));
    const { body } = await ban(uid);
    await lift(body.id);
    const { body: entries } = await asAdmin.list('audit-entries', { target: `bans/${body.id}` });
    expect(entries).toMatchObject([
      {
        action: 'bans.update',
        before: { active: true, liftedBy: null },
        after: { active: false, liftedBy: 'admin' },
      },
      {
        action: 'bans.create',
        before: null,
        after: { userId: uid, reason: 'Advertising in chat' },
      },
    ]);
  });

  test('for good has no end, one with an end is over by itself', async () => {
    const uid = uidOf(await person(app).signInAs('fan2'));
    expect((await ban(uid, { until: null })).body).toMatchObject({ until: null, active: true });
    const short = await ban(uid);
    // It took the place of the one before.
    const { body } = await asAdmin.list('bans', { userId: String(uid) });
    expect(body.filter(({ active }: { active: boolean }) => active)).toHaveLength(1);
    await app.db.execute(sql`
      update ban set "from" = now() - interval '2 hours', until = now() - interval '1 hour'
      where id = ${short.body.id}`);
    expect((await asAdmin.get('bans', short.body.id)).body).toMatchObject({
      active: false,
      liftedAt: null,
    });
    await person(app).signInAs('fan2');
    // Nothing is left to lift.
    expect((await lift(short.body.id)).body).toMatchObject({ liftedAt: null });
  });

  test('has an end to come, a reason and someone it is for', async () => {
    const uid = uidOf(await person(app).signInAs('fan2'));
    expect((await ban(uid, { until: '2020-01-01T00:00:00Z' })).status).toBe(422);
    expect((await ban(uid, { until: 'soon' })).status).toBe(422);
    expect((await ban(uid, { reason: ' ' })).status).toBe(422);
    expect((await ban(uid, { bannedBy: 'fan' })).status).toBe(422);
    expect((await ban(999_999)).status).toBe(404);
    expect((await asAdmin.update('bans', 1, { lifted: false })).status).toBe(422);
    expect((await lift(999_999)).status).toBe(404);
    expect((await asAdmin.get('bans', 999_999)).status).toBe(404);
  });

  test('is not for oneself, nor for an administrator', async () => {
    expect((await ban(uidOf(admin))).status).toBe(403);
    const other = await person(app).signInAs('expert');
    await asAdmin.create('roles', { userId: uidOf(other), role: 'admin' });
    expect((await ban(uidOf(other))).status).toBe(403);
    await asAdmin.remove('roles', `${uidOf(other)}-admin`);
    expect((await ban(uidOf(other))).status).toBe(201);
  });

  test('is made by administrators alone; support sees it', async () => {
    const support = backOffice(await person(app).signInAs('support'));
    expect((await support.list('bans')).status).toBe(200);
    const body = { userId: uidOf(admin), reason: 'x', until: null };
    expect((await support.create('bans', body)).status).toBe(403);
    expect((await support.update('bans', 1, { lifted: true })).status).toBe(403);
    const manager = backOffice(await person(app).signInAs('manager'));
    expect((await manager.list('bans')).status).toBe(403);
    expect((await backOffice(person(app)).create('bans', body)).status).toBe(401);
  });

  test('is not made by who loses the role in that moment', async () => {
    const officer = await person(app).register('officer@example.org');
    const role = (roles: string) =>
      sql`update account set roles = ${roles}::text[] where id = ${uidOf(officer)}`;
    await app.db.execute(role('{user,admin}'));
    app.identity.forgetSessions();
    const userId = uidOf(await person(app).register('not-banned@example.org'));
    const given = { userId, reason: 'Advertising in chat', until: tomorrow() };
    const { banning } = await app.db.transaction(async (tx) => {
      await tx.execute(role('{user}'));
      const banning = backOffice(officer).create('bans', given);
      await expect.poll(() => lockWaits(app.db)).toBe(1);
      return { banning };
    });
    expect(await banning).toMatchObject({
      status: 403,
      body: { errorCode: errors.forbidden.code },
    });
    expect(await rows(app.db, sql`select from ban where account_id = ${userId}`)).toEqual([]);
  });

  test('keeps out who had begun to sign in before it was made', async () => {
    const email = 'early@example.org';
    const uid = uidOf(await person(app).register(email));
    await app.forgetPauses();
    await person(app).post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    const code = await app.codeFor(email);
    const { entering } = await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from account where id = ${uid} for update`);
      const entering = signIn(email, code);
      await expect.poll(() => lockWaits(app.db)).toBe(1);
      // In whole milliseconds, as the product tells time: a sign-in of the same one comes after it.
      await tx.execute(sql`insert into ban (account_id, reason, "from", banned_by)
        values (${uid}, 'Advertising', date_trunc('milliseconds', clock_timestamp()), ${uidOf(admin)})`);
      return { entering };
    });
    expect(await entering).toMatchObject({ errorCode: errors.accountBanned.code });
  });

  test('leaves no session behind of who signs in at the same moment', async () => {
    const email = 'racer@example.org';
    const racer = await person(app).register(email);
    const uid = uidOf(racer);
    for (let times = 0; times < 8; times++) {
      await app.forgetPauses();
      await app.db.execute(sql`update ban set lifted_at = now() where account_id = ${uid}`);
      await person(app).post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
      const code = await app.codeFor(email);
      const [made] = await Promise.all([ban(uid), signIn(email, code)]);
      expect(made.status).toBe(201);
      const open = await rows(
        app.db,
        sql`select 1 from session where account_id = ${uid} and ended_at is null`,
      );
      expect(open).toEqual([]);
    }
  });
});
