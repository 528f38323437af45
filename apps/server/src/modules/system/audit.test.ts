import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let admin: ReturnType<typeof backOffice>;
let fan: Person;
beforeAll(async () => {
  app = await testApp({ accounts: true });
  admin = backOffice(await person(app).signInAs('admin'));
  fan = await person(app).signInAs('fan');
  const id = Number(fan.cookies.get('uid'));
  await admin.create('roles', { userId: id, role: 'support' });
  await admin.remove('roles', `${id}-support`);
  await admin.create('bans', { userId: id, reason: 'x', until: null });
});

const find = async (query: Record<string, string>): Promise<string[]> =>
  (await admin.list('audit-entries', query)).body.map(({ action }: { action: string }) => action);

describe('The audit log', () => {
  test('is found by who, what, whom and when', async () => {
    const all = ['bans.create', 'roles.remove', 'roles.create'];
    expect(await find({})).toEqual(all);
    expect(await find({ action: 'roles.create' })).toHaveLength(1);
    expect(await find({ target: `roles/${fan.cookies.get('uid')}-support` })).toHaveLength(2);
    expect(await find({ aboutId: String(fan.cookies.get('uid')) })).toEqual(all);
    expect(await find({ aboutId: '1' })).toEqual([]);
    expect(await find({ userId: String(fan.cookies.get('uid')) })).toEqual([]);
    expect(await find({ at_gte: '2020-01-01T00:00:00Z' })).toEqual(all);
    expect(await find({ at_lte: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect(await find({ _sort: 'at', _order: 'asc', _end: '1' })).toEqual(['roles.create']);
    expect((await admin.list('audit-entries', { at_gte: 'x' })).status).toBe(422);
  });

  test('tells where from and with what a write came', async () => {
    const [entry] = (await admin.list('audit-entries')).body;
    expect((await admin.get('audit-entries', entry.id)).body).toEqual(entry);
    expect(entry).toMatchObject({ ip: '127.0.0.1', device: 'node', username: 'admin' });
    expect(entry.requestId).toMatch(/^[\w-]{8,64}$/);
    expect((await admin.get('audit-entries', 999_999)).status).toBe(404);
  });

  test('is kept although the account’s name is gone', async () => {
    const [{ id }] = (await rows<{ id: number }>(
      app.db,
      sql`insert into account (username, created_at, deleted_at) values ('deleted1', now(), now())
        returning id`,
    )) as [{ id: number }];
    await app.db.execute(sql`
      insert into audit_entry (at, account_id, roles, action, target, ip, user_agent, request_id)
      values (now(), ${id}, '{user,admin}', 'users.update', 'users/1', '', '', 'r')`);
    const { body } = await admin.list('audit-entries', { userId: String(id) });
    expect(body).toMatchObject([{ username: 'deleted1', before: null, after: null }]);
  });

  test('can’t be changed, not even by who has the database', async () => {
    for (const query of [
      sql`update audit_entry set action = 'nothing'`,
      sql`delete from audit_entry`,
      sql`truncate audit_entry`,
      sql`update audit_entry set action = action where false`,
    ]) {
      await expect(app.db.execute(query)).rejects.toMatchObject({
        cause: { message: 'audit_entry is append-only' },
      });
    }
    expect((await find({})).length).toBeGreaterThan(2);
  });

  test('holds no secret', async () => {
    const [log] = await rows<{ text: string }>(
      app.db,
      sql`select string_agg(to_jsonb(e)::text, ' ') as text from audit_entry e`,
    );
    expect(log!.text).not.toMatch(/argon2|token|password|@demo/i);
  });

  test('is read by administrators, and written by nobody', async () => {
    for (const name of ['expert', 'anchor', 'manager', 'support']) {
      const office = backOffice(await person(app).signInAs(name));
      expect((await office.list('audit-entries')).status).toBe(403);
      expect((await office.get('audit-entries', 1)).status).toBe(403);
    }
    expect((await backOffice(person(app)).list('audit-entries')).status).toBe(401);
    expect((await admin.create('audit-entries', { action: 'x' })).status).toBe(404);
    expect((await admin.update('audit-entries', 1, { action: 'x' })).status).toBe(404);
    expect((await admin.remove('audit-entries', 1)).status).toBe(404);
  });

  test('has no entry of a write that failed, and no write succeeds without its entry', async () => {
    const before = (await find({})).length;
    await admin.create('bans', { userId: 999_999, reason: 'x', until: null });
    expect(await find({})).toHaveLength(before);
    const id = Number(fan.cookies.get('uid'));
    await app.db.execute(
      sql`alter table audit_entry add constraint full_up check (false) not valid`,
    );
    const answer = await admin.create('roles', { userId: id, role: 'support' });
    expect(answer).toMatchObject({ status: 500, body: { errorCode: errors.system.code } });
    await app.db.execute(sql`alter table audit_entry drop constraint full_up`);
    expect((await admin.get('users', id)).body.roles).toEqual(['user']);
  });
});
