import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';
import { returnFrom } from '#testing/people/third-party.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock, env: { DEMO: '1' } });
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const linksOf = async (someone: Person) => (await someone.get('/user/links')).result;

interface Notice {
  kind: string;
  name: string;
}
const toldOf = async (someone: Person) => {
  const { items } = (await someone.get('/user/notices')).result;
  return items.map(({ name }: Notice) => name).filter((name: string) => /^provider/.test(name));
};
async function lettersTo(address: string): Promise<string[]> {
  const response = await fetch(`${app.url}/dev/outbox?to=${encodeURIComponent(address)}`);
  const sent = (await response.json()) as { code: string | null; text: string }[];
  return sent.filter(({ code }) => code === null).map(({ text }) => text);
}

test('A third party that joins an account by its address is told there and at all its addresses, once', async () => {
  const someone = await person(app).register('joined@example.org');
  const phone = '13800000031';
  await app.db.execute(
    sql`update account set area_code = '86', mobile = ${phone} where id = ${uidOf(someone)}`,
  );
  const who = { subject: 'joined', name: 'Mei', email: 'joined@example.org' };
  for (const _again of [1, 2]) {
    const answer = await returnFrom(app, person(app), 'google', who);
    expect(answer.result.user.uid).toBe(uidOf(someone));
  }
  await expect.poll(() => toldOf(someone)).toEqual(['providerLinked']);
  for (const address of ['joined@example.org', `+86 ${phone}`]) {
    await expect
      .poll(() => lettersTo(address))
      .toEqual([expect.stringContaining('A third-party account was just linked to yours')]);
  }
});

test('An account that begins with a third party is told of no other way in', async () => {
  const newcomer = person(app);
  const who = { subject: 'begins', name: 'Mei', email: 'begins@example.org' };
  expect((await returnFrom(app, newcomer, 'google', who)).result.newUser).toBe(true);
  await expect
    .poll(async () => (await newcomer.get('/user/notices')).result.items, { timeout: 10_000 })
    .toMatchObject([{ name: 'welcome' }]);
  expect(await toldOf(newcomer)).toEqual([]);
  expect(await lettersTo('begins@example.org')).toEqual([]);
});

test.each(['manager', 'editor', 'support', 'admin'])(
  'No third party’s word alone joins an account of staff (%s): its address is proven by a code, and that is told',
  async (role) => {
    const email = `${role}.staff@example.org`;
    const staff = await person(app).register(email);
    await app.db.execute(
      sql`update account set roles = array['user', ${role}] where id = ${uidOf(staff)}`,
    );
    const other = person(app);
    const asked = await returnFrom(app, other, 'google', { subject: role, name: 'Mei', email });
    expect(asked).toMatchObject({ errorCode: errors.bindEmail.code });
    expect(other.cookies.has('token')).toBe(false);
    expect(await linksOf(staff)).toEqual([]);

    clock.forward({ seconds: 61 });
    await other.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email, purpose: 'bind' });
    const given = { email, twitterId: asked.errorMsg, checkCode: await app.codeFor(email) };
    const bound = await other.post('/user/V2/mobileOrNameToChange', given);
    expect(bound.result.user.uid).toBe(uidOf(staff));
    expect(await linksOf(staff)).toMatchObject([{ provider: 'google', subject: role }]);
    await expect.poll(() => toldOf(staff)).toEqual(['providerLinked']);
    const again = await returnFrom(app, person(app), 'google', {
      subject: role,
      name: 'Mei',
      email,
    });
    expect(again.result.user.uid).toBe(uidOf(staff));
  },
);
