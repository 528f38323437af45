import type { Resource } from '@xiongmao/api/resource';
import { resources } from '@xiongmao/api/resources';
import { isAllowed, type Role, roles } from '@xiongmao/api/roles';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { backOffice } from '#testing/people/back-office.ts';
import { person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

const email = 'wxq.secret@kzv-mail.example';
const mobile = '13971826354';
const lists = resources.filter(({ actions }) => actions.list);

let app: TestApp;
let uid: number;
const logged: Record<string, unknown>[] = [];
const staff = ['manager', 'support', 'admin'] as const;
const offices = {} as Record<(typeof staff)[number], ReturnType<typeof backOffice>>;

/** Someone with both addresses, who came by the manager's channel. */
beforeAll(async () => {
  const write = (line: string) => void logged.push(JSON.parse(line));
  app = await testApp({ accounts: true, env: { LOG_LEVEL: 'info' }, logTo: { write } });
  for (const who of staff) offices[who] = backOffice(await person(app).signInAs(who));
  const [made] = await rows<{ id: number }>(
    app.db,
    sql`insert into account (username, email, area_code, mobile, created_at)
      values ('nobody', ${email}, '86', ${mobile}, now()) returning id`,
  );
  uid = made!.id;
  const channel = { name: 'Forum', source: 'social', type: 'cpa', brand: 'x', zone: 'UTC' };
  const { body } = await offices.manager.create('channels', channel);
  await app.db.execute(sql`
    insert into channel_registration (account_id, channel_id, at, day)
    values (${uid}, ${body.id}, now(), current_date)`);
});

/** Fields of a list that a role reads shortened. */
const maskedFor = ({ masked = {} }: Resource, role: Role): string[] =>
  Object.entries(masked)
    .filter(([, needed]) => needed === null || !isAllowed(needed, [role]))
    .map(([field]) => field);

describe.each(
  lists.map((resource) => ({ address: `${resource.office}/${resource.name}`, resource })),
)('$address', ({ resource }) => {
  const readers = roles.filter((role) => isAllowed(resource.actions.list!.permission, [role]));

  test.each(readers)('has no order and no filter of what %s reads shortened', (role) => {
    const masked = maskedFor(resource, role);
    const filters = Object.keys(resource.filters?.shape ?? {}).map((name) =>
      name.replace(/_(gte|lte|ne|like)$/, ''),
    );
    const sorted = resource.sortable.map((name) => name.replace(/^-/, ''));
    expect([...sorted, ...filters].filter((name) => masked.includes(name))).toEqual([]);
  });
});

/** Every part of an address of three signs or more, the whole of it left out. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const length of [3, 4, 6, 8, text.length - 1]) {
    for (let from = 0; from + length <= text.length; from += Math.ceil(length / 2)) {
      parts.push(text.slice(from, from + length));
    }
  }
  return parts;
}

const searched = lists.filter(({ office, filters }) => office === 'console' && filters?.shape.q);
const readings = searched.flatMap((resource) =>
  staff
    .filter((who) => isAllowed(resource.actions.list!.permission, ['user', who]))
    .map((who) => ({ name: resource.name, who, resource })),
);
describe.each(readings)('Searching $name, $who', ({ name, who, resource }) => {
  const wholly = resource.name === 'users' && maskedFor(resource, who).length === 0;

  test(
    wholly ? 'finds whom by a part of an address' : 'learns nothing by a part of an address',
    async () => {
      const parts = [...partsOf(email), ...partsOf(mobile), ' 397', '+86 139', '%', 'WXQ'];
      const found: string[] = [];
      for (const q of parts) {
        const { body, total } = await offices[who].list(name, { q });
        const ids = body.map((row: { id: number; userId?: number }) => row.userId ?? row.id);
        if (ids.includes(uid) || (total > 0 && body.length === 0)) found.push(q);
      }
      if (wholly) expect(found.length).toBeGreaterThan(parts.length / 2);
      else expect(found).toEqual([]);
    },
  );
});

test('Support finds an account by the whole of its address, however it is written', async () => {
  for (const q of [email, email.toUpperCase(), mobile, `+86 ${mobile}`, '139 7182 6354']) {
    const { body } = await offices.support.list('users', { q });
    expect({ q, found: body.map(({ id }: { id: number }) => id) }).toEqual({ q, found: [uid] });
  }
  expect((await offices.support.list('users', { q: `+44 ${mobile}` })).body).toEqual([]);
  const [row] = (await offices.support.list('users', { q: email })).body;
  expect(JSON.stringify(row)).not.toMatch(/secret|7182/);
});

test('Support guesses at few addresses an hour, and is told in the security log', async () => {
  const guesser = await person(app).register('guesser@example.org');
  const guesserId = Number(guesser.cookies.get('uid'));
  await app.db.execute(sql`update account set roles = '{user,support}' where id = ${guesserId}`);
  app.identity.forgetSessions();
  const office = backOffice(guesser);
  const list = async (q: string) => (await office.list('users', { q })).status;
  for (let found = 0; found < 30; found++) expect(await list(mobile)).toBe(200);
  const guesses = Array.from({ length: 30 }, (_, n) =>
    n % 2 ? `1397182${6300 + n}` : `wxq.${n}@kzv-mail.example`,
  );
  const answers = await Promise.all(guesses.map(list));
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  const limits = logged.filter((line) => line.security === 'limitHit' && line.uid === guesserId);
  expect(limits).toHaveLength(10);
  expect(limits[0]).toMatchObject({ what: 'GET /java/console/users' });
  // Nor does a guess that is right tell anything then; names and uids do.
  expect(await list(mobile)).toBe(429);
  expect(await list('nobody')).toBe(200);
  expect(await list(String(uid))).toBe(200);
  expect((await offices.support.list('users', { q: '13900000000' })).status).toBe(200);
  for (const q of guesses) expect((await offices.admin.list('users', { q })).status).toBe(200);
});

test('Support reads the networks of sessions, administrators their addresses; the audit log keeps networks', async () => {
  const reader = await person(app).register('read.er@example.org');
  const userId = reader.cookies.get('uid')!;
  const sessions = async (who: 'support' | 'admin') =>
    (await offices[who].list('sessions', { userId })).body.map(({ ip }: { ip: string }) => ip);
  await app.db.execute(sql`
    update identity.session set ip = '203.0.113.45' where account_id = ${Number(userId)}`);
  expect(await sessions('support')).toEqual(['203.0.113.0/24']);
  expect(await sessions('admin')).toEqual(['203.0.113.45']);
  const [{ id }] = (await offices.admin.list('sessions', { userId })).body;
  expect((await offices.admin.remove('sessions', id)).body).toMatchObject({ ip: '203.0.113.0/24' });
  const { body } = await offices.admin.list('audit-entries', { aboutId: userId });
  expect(JSON.stringify(body)).not.toContain('203.0.113.45');
});

test('The audit log keeps no address, whatever is done to an account', async () => {
  await offices.admin.create('roles', { userId: uid, role: 'manager' });
  await offices.admin.remove('roles', `${uid}-manager`);
  await offices.admin.create('bans', { userId: uid, reason: 'x', until: null });
  const { body, total } = await offices.admin.list('audit-entries', { aboutId: String(uid) });
  expect(total).toBe(3);
  expect(JSON.stringify(body)).not.toMatch(/secret|kzv|7182/);
});
