import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

interface Shown {
  kind: string;
  name: string;
  values: object;
}

async function securityOf(someone: Person): Promise<Shown[]> {
  const { items } = (await someone.get('/user/notices')).result;
  return items.filter(({ kind }: Shown) => kind === 'security');
}

test('A sign-in with a new device or from a new network is told, once, and no other', async () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
  const enter = async (headers: Record<string, string>) => {
    const someone = person(app);
    const given = { name: 'fan', password: 'Demo1234' };
    const answer = await someone.post('/login/V2/mobileOrNameToLogin', given, headers);
    expect(answer.status).toBe('success');
    return someone;
  };
  const first = await enter({ 'user-agent': 'curl/8' });
  await enter({ 'user-agent': 'curl/9' });
  await enter({ 'user-agent': firefox });
  await enter({ 'user-agent': firefox });
  await enter({ 'user-agent': 'curl/8', 'x-forwarded-for': '203.0.113.9' });
  await enter({ 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' });
  await expect
    .poll(async () => (await securityOf(first)).map(({ name, values }) => [name, values]))
    .toEqual([
      ['signedInElsewhere', { device: 'curl', ip: '203.0.113.9' }],
      ['signedInElsewhere', { device: 'Firefox, Windows', ip: '127.0.0.1' }],
    ]);
});

test('A new password and a new address are told', async () => {
  const someone = await person(app).register('changing@example.org', { password: 'Thicket-77' });
  await someone.post('/user/V2/changePassword', {
    oldPassword: 'Thicket-77',
    password: 'Thicket-88',
  });
  await expect.poll(() => securityOf(someone)).toMatchObject([{ name: 'passwordChanged' }]);

  const email = 'changed@example.org';
  await someone.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email, purpose: 'bind' });
  const checkCode = await app.codeFor(email);
  const bound = await someone.post('/user/V2/mobileOrNameToChange', { email, checkCode });
  expect(bound.status).toBe('success');
  await expect
    .poll(() => securityOf(someone))
    .toMatchObject([
      { name: 'addressChanged', values: { address: 'c***@example.org' } },
      { name: 'passwordChanged' },
    ]);
});

test('A third party that signs in no more is told', async () => {
  const someone = await person(app).register('parting@example.org');
  await app.db.execute(sql`
    insert into account_link (provider, subject, account_id, name, linked_at)
    values ('x', 'parting', ${Number(someone.cookies.get('uid'))}, 'Mei', now())`);
  await someone.post('/user/links/end', { provider: 'x', subject: 'parting' });
  await expect.poll(() => securityOf(someone)).toMatchObject([{ name: 'providerUnlinked' }]);
});

test('Security is told also to who wants no notices', async () => {
  const quiet = await person(app).register('silent@example.org');
  const notices = { account: false, follow: false, match: false, talk: false, system: false };
  await quiet.post('/user/saveUserDataStatus', { notices });
  await quiet.post('/user/V2/modifyUser', { password: 'Thicket-99' });
  await expect.poll(() => securityOf(quiet)).toMatchObject([{ name: 'passwordChanged' }]);
});
