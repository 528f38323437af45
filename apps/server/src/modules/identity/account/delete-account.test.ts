import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock });
});

const uidOf = (someone: Person) => Number(someone.cookies.get('uid'));
const query = async (text: string, ...values: unknown[]) =>
  (await app.db.$client.query(text, values)).rows;

/** Every table in which a text stands, the database over, whatever its columns are. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await query(
    `select schemaname || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') order by 1`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [hit] = await query(
        `select 1 from ${name} as t where position(lower($1) in lower(t::text)) > 0 limit 1`,
        text,
      );
      return hit ? [name as string] : [];
    }),
  );
  return found.flat();
}

const browser = { 'user-agent': 'Peculiar/77.7 (Xyzzy)', 'x-forwarded-for': '203.0.113.77' };

/** Someone of whom something stands in as many places as can be. */
async function somebody(email: string, mobile: string): Promise<Person> {
  const someone = person(app);
  await someone.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email }, browser);
  const code = { mobileOrEmail: email, checkCode: await app.codeFor(email), agreed: true };
  const first = { ...code, password: 'Thicket-77' };
  await someone.post('/login/V2/getLoginByEmailCheckCode', first, browser);
  const phone = { mobileOrEmail: mobile, purpose: 'bind' };
  await someone.post('/login/V2/sendMobilecheckCode', phone, browser);
  const bound = { mobile, checkCode: await app.codeFor(mobile) };
  await someone.post('/user/V2/mobileOrNameToChange', bound, browser);
  await query(
    `insert into account_link (provider, subject, account_id, name, linked_at)
      values ('x', $2, $1, 'Xyzzyname', now())`,
    uidOf(someone),
    `subject-${uidOf(someone)}`,
  );
  await query(
    `insert into bind_ticket (ticket_hash, provider, subject, name, created_at)
      values ($1, 'x', $2, 'Xyzzyname', now())`,
    `hash-${uidOf(someone)}`,
    `subject-${uidOf(someone)}`,
  );
  const name = `Xyzzy${uidOf(someone)}`;
  await query('update account set username = $2 where id = $1', uidOf(someone), name);
  return someone;
}

describe('A deleted account', () => {
  test('leaves nothing that tells who it was, in any table', async () => {
    const someone = await somebody('xyzzy@example.org', '13877778888');
    const uid = uidOf(someone);
    const traces = ['xyzzy', '13877778888', 'Peculiar', `subject-${uid}`];
    for (const trace of traces) expect((await tablesWith(trace)).length, trace).toBeGreaterThan(0);

    expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
    for (const trace of traces) expect(await tablesWith(trace), trace).toEqual([]);

    // Of the network a day's counters stay, which name nobody.
    expect(await tablesWith('203.0.113.77')).toEqual(['public.attempt']);

    const [account] = await query('select * from account where id = $1', uid);
    expect(account).toMatchObject({
      username: `deleted${uid}`,
      email: null,
      mobile: null,
      password: null,
      roles: ['user'],
      deleted_at: expect.any(Date),
    });
  });

  test('leaves what was counted of its mailbox, and the pause: nobody gets more codes by it', async () => {
    const email = 'Tom.Cat+1@gmail.com';
    const ask = (mobileOrEmail: string) =>
      person(app).post('/login/V2/sendEmailcheckCode', { mobileOrEmail, purpose: 'signIn' });
    clock.toNext(3_600);
    for (let round = 0; round < 10; round++) {
      const someone = await person(app).register(email);
      expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
      if (round === 0)
        expect(await ask(email)).toMatchObject({ errorCode: errors.codeTooSoon.code });
      clock.forward({ minutes: 1 });
    }
    for (const spelled of [email, 'tomcat@gmail.com']) {
      expect(await ask(spelled)).toMatchObject({ errorCode: errors.workRequired.code });
    }
  });

  test('takes nothing from who has its former address now', async () => {
    const [former, later] = ['former@example.org', 'later@example.org'];
    const someone = await person(app).register(former);
    const move = async (who: Person, to: string) => {
      const given = { mobileOrEmail: to, purpose: 'bind' };
      await who.post('/login/V2/sendEmailcheckCode', given);
      const bound = { email: to, checkCode: await app.codeFor(to) };
      const answer = await who.post('/user/V2/mobileOrNameToChange', bound);
      expect(answer).toMatchObject({ status: 'success' });
    };
    const letters = () =>
      query('select text from outbox_message where "to" = $1 and code is null', former);
    await move(someone, later);
    await expect.poll(letters).toHaveLength(1);
    const [own] = await letters();

    clock.forward({ minutes: 2 });
    const heir = await person(app).register('before@example.org');
    await move(heir, former);
    await move(heir, 'heir@example.org');
    await expect.poll(letters).toHaveLength(2);
    clock.forward({ minutes: 2 });
    const reset = { mobileOrEmail: former, purpose: 'signIn' };
    await person(app).post('/login/V2/sendEmailcheckCode', reset);
    await app.codeFor(former);

    expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
    const left = await letters();
    expect(left).toHaveLength(1);
    expect(left).not.toContainEqual(own);
    const codes = await query('select 1 from code where address = $1', former);
    expect(codes).toHaveLength(2);
  });

  test('is remembered by the keyed hashes of its addresses alone', async () => {
    const someone = await somebody('memory@example.org', '13877778889');
    const uid = uidOf(someone);
    await someone.post('/user/delete', {});
    const memory = await query('select hash from address_memory where account_id = $1', uid);
    expect(memory).toHaveLength(2);
    for (const { hash } of memory) expect(hash).toMatch(/^[\da-f]{64}$/);

    // Who comes back with the address is somebody new, and the memory stays the first one's.
    clock.forward({ minutes: 2 });
    const back = await person(app).register('memory@example.org');
    expect(uidOf(back)).not.toBe(uid);
    expect(await query('select 1 from address_memory where account_id = $1', uidOf(back))).toEqual(
      [],
    );
  });

  test('is out everywhere at once, and told so with 3001', async () => {
    const someone = await somebody('out@example.org', '13877778890');
    const other = person(app);
    const given = { mobileOrEmail: 'out@example.org', password: 'Thicket-77' };
    await other.post('/login/V2/mobileOrNameToLogin', given);
    const uid = uidOf(someone);
    await someone.post('/user/delete', {});
    expect(someone.cookies.has('token')).toBe(false);
    expect(await other.get('/user/sessions')).toMatchObject({
      errorCode: errors.accountClosed.code,
    });
    expect(await person(app).post('/login/V2/mobileOrNameToLogin', given)).toMatchObject({
      errorCode: errors.wrongPassword.code,
    });
    expect(await person(app).get(`/user/info?userId=${uid}`)).toMatchObject({
      errorCode: errors.unknownUser.code,
    });
  });

  test('gets its name also where another has taken it before', async () => {
    const someone = await person(app).register('name@example.org');
    const uid = uidOf(someone);
    const squatter = await person(app).register('squatter@example.org');
    await query('update account set username = $2 where id = $1', uidOf(squatter), `Deleted${uid}`);
    expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
    const [{ username }] = await query('select username from account where id = $1', uid);
    expect(username).toMatch(new RegExp(`^deleted${uid}x[\\da-f]{8}$`));
  });
});

test('A first name is had also where another has taken it before', async () => {
  const squatter = await person(app).register('early@example.org');
  const next = uidOf(squatter) + 1;
  await query('update account set username = $2 where id = $1', uidOf(squatter), `User${next}`);
  const someone = await person(app).register('late@example.org');
  expect(uidOf(someone)).toBe(next);
  const [{ username }] = await query('select username from account where id = $1', next);
  expect(username).toMatch(new RegExp(`^user${next}x[\\da-f]{8}$`));
});

describe('Deleting', () => {
  test('asks for a fresh proof', async () => {
    const someone = await person(app).register('proof@example.org', { password: 'Thicket-77' });
    clock.forward({ minutes: 16 });
    expect(await someone.post('/user/delete', {})).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    await someone.post('/login/prove', { password: 'Wrong12345' });
    expect(await someone.post('/user/delete', {})).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    await someone.post('/login/prove', { password: 'Thicket-77' });
    expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
  });

  test('asks for a proof by code where there is no password', async () => {
    const someone = await person(app).register('bycode@example.org');
    clock.forward({ minutes: 16 });
    const { result } = await someone.post('/login/proofCode', {});
    expect(result).toMatchObject({ to: 'b***@example.org' });
    await someone.post('/login/prove', { checkCode: await app.codeFor('bycode@example.org') });
    expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
  });

  test('is not for guests, and not for pages of others', async () => {
    expect(await person(app).post('/user/delete', {})).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
    const someone = await person(app).register('csrf@example.org');
    const origin = 'https://evil.example';
    expect(await someone.post('/user/delete', {}, { origin })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
  });

  test('twice at once is done once', async () => {
    const someone = await person(app).register('twice@example.org');
    const cookies = new Map(someone.cookies);
    const other = person(app);
    other.cookies = cookies;
    const answers = await Promise.all([
      someone.post('/user/delete', {}),
      other.post('/user/delete', {}),
    ]);
    const codes = answers.map(({ status, errorCode }) => errorCode ?? status).sort();
    expect(codes).toEqual([errors.accountClosed.code, 'success']);
  });

  test('changes nothing when a domain can’t take its part away', async () => {
    const someone = await person(app).register('whole@example.org');
    await query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not now'; end $$`);
    await query(`create trigger refuse before delete on follow for each statement
      execute function refuse()`);
    const answer = await someone.post('/user/delete', {});
    await query('drop trigger refuse on follow');
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.system.code });
    expect((await someone.get('/user/sessions')).status).toBe('success');
    const [account] = await query('select email from account where id = $1', uidOf(someone));
    expect(account.email).toBe('whole@example.org');
  });
});
