import { errors } from '@xiongmao/api/errors';
import { givenRoles, type Role } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { writtenPlan } from '#testing/factories.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { makeExpert } from '#testing/people/make-expert.ts';
import { anchorApplication } from '#testing/people/new-anchor.ts';
import { type Person, person } from '#testing/people/person.ts';
import { postPlan } from '#testing/people/sold-plan.ts';
import { rows } from '#testing/rows.ts';

type Office = ReturnType<typeof backOffice>;

let app: TestApp;
let admin: Person;
let asAdmin: Office;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = await person(app).signInAs('admin');
  asAdmin = backOffice(admin);
});

let names = 0;
let someone: Person;
let userId: number;
beforeEach(async () => {
  // A host gets and tries sixty codes.
  await app.db.execute(sql`delete from attempt where bucket like 'code%:host:%'`);
  someone = await person(app).register(`someone${++names}@example.org`);
  userId = uidOf(someone);
});

const uidOf = (who: Person) => Number(who.cookies.get('uid'));
const give = (office: Office, role: string, to = userId) =>
  office.create('roles', { userId: to, role });
const take = (office: Office, role: string, from = userId) =>
  office.remove('roles', `${from}-${role}`);
const rolesOf = async (uid = userId): Promise<Role[]> =>
  (await asAdmin.get('users', uid)).body.roles;
const noticesOf = async (who: Person): Promise<string[]> =>
  (await who.get('/user/notices')).result.items.map(({ name }: { name: string }) => name);

describe('Roles', () => {
  test('are given and taken by administrators, and hold from the next call on', async () => {
    const office = backOffice(someone);
    expect((await office.list('users')).status).toBe(403);
    expect(await give(asAdmin, 'support')).toMatchObject({
      status: 201,
      body: { id: `${userId}-support`, userId, role: 'support' },
    });
    expect((await office.list('users')).status).toBe(200);
    expect((await take(asAdmin, 'support')).status).toBe(200);
    expect((await office.list('users')).status).toBe(403);
    expect(await rolesOf()).toEqual(['user']);
    expect(await noticesOf(someone)).toEqual(
      expect.arrayContaining(['roleGiven.support', 'roleTaken.support']),
    );
  });

  test('that are given at once are all there, whoever gave them', async () => {
    const other = await person(app).register('other-admin@example.org');
    await give(asAdmin, 'admin', uidOf(other));
    await anchorApplication(app, userId);
    const answers = await Promise.all([
      give(asAdmin, 'support'),
      give(backOffice(other), 'manager'),
      give(asAdmin, 'anchor'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await rolesOf()).toEqual(['user', 'anchor', 'manager', 'support']);
    await take(asAdmin, 'admin', uidOf(other));
  });

  test('have an audit entry each, found by whom it is about', async () => {
    await anchorApplication(app, userId);
    await give(asAdmin, 'manager');
    await give(asAdmin, 'anchor');
    await take(asAdmin, 'manager');
    const { body } = await asAdmin.list('audit-entries', { aboutId: String(userId) });
    const row = { id: `${userId}-manager`, userId, role: 'manager' };
    expect(body).toMatchObject([
      { action: 'roles.remove', target: `roles/${userId}-manager`, before: row, after: null },
      { action: 'roles.create', target: `roles/${userId}-anchor` },
      { action: 'roles.create', before: null, after: row },
    ]);
  });

  test('that somebody else gave meanwhile are told of, and none is given twice', async () => {
    const answers = await Promise.all([give(asAdmin, 'support'), give(asAdmin, 'support')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await rolesOf()).toEqual(['user', 'support']);
    expect((await take(asAdmin, 'manager')).status).toBe(404);
  });

  test('are only those that there are, and `user` is none of them', async () => {
    for (const role of ['user', 'king', '', 7]) {
      expect((await asAdmin.create('roles', { userId, role })).status).toBe(422);
    }
    for (const id of [`${userId}-user`, `${userId}-king`, `${userId}`, "1' or true"]) {
      expect((await asAdmin.remove('roles', encodeURIComponent(id))).status).toBe(404);
    }
  });

  test('of nobody, or of who left, are not found', async () => {
    await app.db.execute(sql`update account set deleted_at = now() where id = ${userId}`);
    for (const uid of [999_999, userId]) {
      expect((await give(asAdmin, 'admin', uid)).status).toBe(404);
      expect((await take(asAdmin, 'admin', uid)).status).toBe(404);
    }
  });

  test('are no screen of accounts to save, and nothing of theirs is', async () => {
    expect((await asAdmin.change('users', userId, { roles: ['admin'] })).status).toBe(404);
    expect(await rolesOf()).toEqual(['user']);
  });

  test('one of two administrators who dismiss each other at once is left', async () => {
    await give(asAdmin, 'admin');
    const answers = await Promise.all([
      take(asAdmin, 'admin'),
      take(backOffice(someone), 'admin', uidOf(admin)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const [left] = await rows<{ count: number }>(
      app.db,
      sql`select count(*) as count from account where roles @> '{admin}'`,
    );
    expect(left!.count).toBe(1);
    await app.db.execute(sql`
      update account set roles = '{user,admin}' where username = 'admin'`);
    await app.db.execute(sql`update account set roles = '{user}' where id = ${userId}`);
    app.identity.forgetSessions();
  });
});

describe.each(givenRoles)('The role %s', (role) => {
  test.each(['fan', 'expert', 'anchor', 'manager', 'editor', 'support'])(
    'is not for %s to give or to take',
    async (name) => {
      const who = await person(app).signInAs(name);
      const office = backOffice(who);
      for (const uid of [userId, uidOf(who), 999_999]) {
        expect(await give(office, role, uid)).toMatchObject({
          body: { errorCode: errors.forbidden.code },
        });
        expect(await take(office, role, uid)).toMatchObject({
          body: { errorCode: errors.forbidden.code },
        });
      }
    },
  );

  test('is not for an administrator to give themselves, or to take', async () => {
    for (const answer of [
      await give(asAdmin, role, uidOf(admin)),
      await take(asAdmin, role, uidOf(admin)),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { errorCode: errors.ownMatter.code } });
    }
    expect(await rolesOf(uidOf(admin))).toEqual(['user', 'admin']);
  });

  test('asks for a fresh proof', async () => {
    await app.db.execute(sql`
      update session set proven_at = now() - interval '16 minutes' where account_id = ${uidOf(admin)}`);
    app.identity.forgetSessions();
    for (const answer of [await give(asAdmin, role), await take(asAdmin, role)]) {
      expect(answer).toMatchObject({ status: 403, body: { errorCode: errors.proofRequired.code } });
    }
    expect(await rolesOf()).toEqual(['user']);
    await admin.post('/login/prove', { password: 'Demo1234' });
  });
});

describe('The role of an expert', () => {
  /** It goes with a profile that is approved or suspended, whatever happened before. */
  async function together(): Promise<string[]> {
    const apart = await rows<{ username: string }>(
      app.db,
      sql`select a.username from account a left join expert e on e.account_id = a.id
        where a.username not in ('expert')
          and (a.roles @> '{expert}') <> coalesce(e.state in ('approved', 'suspended'), false)`,
    );
    return apart.map(({ username }) => username);
  }
  const standing = async () => (await someone.post('/user/expertApplyStart', {})).result;
  const introduction = 'Twenty years of watching football';
  const apply = () =>
    someone.post(`/user/expertApply?${new URLSearchParams({ introduction, gameIds: '202' })}`, {});

  test('comes with an application alone, which it approves', async () => {
    expect(await give(asAdmin, 'expert')).toMatchObject({
      status: 422,
      body: { errorCode: errors.noApplication.code },
    });
    expect(await rolesOf()).toEqual(['user']);
    await apply();
    expect((await give(asAdmin, 'expert')).status).toBe(201);
    expect(await rolesOf()).toEqual(['user', 'expert']);
    expect((await standing()).state).toBe('approved');
    expect((await postPlan(app, someone)).status).toBe(201);
    expect(await together()).toEqual([]);
  });

  test('is given once by two who approve at once', async () => {
    await apply();
    const answers = await Promise.all([give(asAdmin, 'expert'), give(asAdmin, 'expert')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await together()).toEqual([]);
  });

  test('ends with all that it allowed when it is taken; what was sold stays', async () => {
    await makeExpert(app, someone);
    const support = backOffice(await person(app).signInAs('support'));
    const waiting = (await postPlan(app, someone)).body.id;
    const sold = (await postPlan(app, someone)).body.id;
    await support.update('plans', sold, { state: 'published' });
    const fan = await person(app).signInAs('fan');
    const buy = (who: Person) => who.post('/orderpay/goldExpertPlan', { id: sold, price: 28 });
    await expect.poll(async () => (await buy(fan)).status, { timeout: 10_000 }).toBe('success');

    expect((await take(asAdmin, 'expert')).status).toBe(200);
    expect(await together()).toEqual([]);
    expect((await postPlan(app, someone)).status).toBe(403);
    expect((await standing()).state).toBe('ended');
    expect((await asAdmin.get('experts', userId)).body.state).toBe('ended');
    expect((await support.get('plans', waiting)).body.state).toBe('takenDown');
    const late = await support.update('plans', waiting, { state: 'published' });
    expect(late.body.errorCode).toBe(errors.expertEnded.code);
    const fan2 = await person(app).signInAs('fan2');
    expect((await buy(fan2)).errorCode).toBe(errors.notOnSale.code);
    const read = await fan.get(`/expert_plan/getExpertPlanInfo?id=${sold}`);
    expect(read.result).toMatchObject({ access: 'bought', content: writtenPlan.content });
    const page = await fan.get(`/expert_plan/getExpertInfo?userId=${userId}`);
    expect(page.result).toMatchObject({ state: 'ended', plans: 1 });
  });

  test('comes back with another application; a refused one leaves the record where it is', async () => {
    await makeExpert(app, someone);
    await take(asAdmin, 'expert');
    expect((await apply()).result.state).toBe('underReview');
    const refusal = { decision: 'refused', reason: 'Not yet' };
    await asAdmin.update('expert-applications', userId, refusal);
    const page = () => someone.get(`/expert_plan/getExpertInfo?userId=${userId}`);
    expect((await page()).result.state).toBe('ended');
    await apply();
    expect((await give(asAdmin, 'expert')).status).toBe(201);
    expect((await page()).result.state).toBe('approved');
    expect(await together()).toEqual([]);
  });

  test('stays with who is suspended, and goes with who leaves', async () => {
    await makeExpert(app, someone);
    await asAdmin.update('experts', userId, { state: 'suspended', reason: 'x' });
    expect(await together()).toEqual([]);
    expect((await postPlan(app, someone)).body.errorCode).toBe(errors.expertSuspended.code);
    expect((await someone.post('/user/delete', {})).status).toBe('success');
    expect(await together()).toEqual([]);
  });

  test('that was taken is not given back by lifting a suspension', async () => {
    await makeExpert(app, someone);
    await take(asAdmin, 'expert');
    const lifted = await asAdmin.update('experts', userId, { state: 'approved' });
    expect(lifted.body.errorCode).toBe(errors.expertEnded.code);
    expect(await together()).toEqual([]);
  });
});
