import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

const newcomer = () => person(app);

describe('A demo account', () => {
  test.each(['fan', 'fan2', 'expert', 'anchor', 'manager', 'editor', 'support', 'admin'])(
    '%s signs in with its password',
    async (name) => {
      const someone = newcomer();
      const { result } = await someone.post('/login/V2/mobileOrNameToLogin', {
        name,
        password: 'Demo1234',
      });
      expect(result.user.username).toBe(name);
      expect(result.newUser).toBe(false);
      expect(result.token.length).toBeGreaterThan(40);
      expect(someone.cookies.get('uid')).toBe(String(result.user.uid));
      const mine = await someone.get(`/user/info?userId=${result.user.uid}`);
      expect(mine.result.own.username).toBe(name);
    },
  );

  test('is refused with another password, as a name that nobody has', async () => {
    const wrong = { name: 'fan', password: 'Demo12345' };
    const nobody = { name: 'nobody7', password: 'Demo1234' };
    for (const body of [wrong, nobody]) {
      const answer = await newcomer().post('/login/V2/mobileOrNameToLogin', body);
      expect(answer).toMatchObject({ status: 'fail', errorCode: errors.wrongPassword.code });
    }
  });
});

test('An e-mail address is one account’s, however wide its letters are written', async () => {
  const first = await newcomer().register('wide.one@example.org');
  await app.forgetPauses();
  const again = newcomer();
  const address = { mobileOrEmail: 'ｗide.ＯＮＥ@example.org' };
  await again.post('/login/V2/sendEmailcheckCode', address);
  const checkCode = await app.codeFor('wide.one@example.org');
  const given = { ...address, checkCode, agreed: true };
  const { result } = await again.post('/login/V2/getLoginByEmailCheckCode', given);
  expect(String(result.user.uid)).toBe(first.cookies.get('uid'));
  expect(result.newUser).toBe(false);
});

describe('A session', () => {
  let fan: Person;
  beforeAll(async () => {
    fan = await newcomer().signInAs('fan');
  });

  test('holds by the cookie and by the header', async () => {
    expect((await fan.get('/user/sessions')).status).toBe('success');
    const other = newcomer();
    const token = fan.cookies.get('token')!;
    expect((await other.get('/user/sessions', { token })).status).toBe('success');
  });

  test('is HttpOnly, and shared with the lax rule', async () => {
    const fresh = await newcomer().signInAs('fan2');
    const [token, uid] = fresh.setCookies.map((text) => text.toLowerCase());
    expect(token).toMatch(/^token=.*; path=\/; httponly; samesite=lax/);
    expect(uid).toMatch(/^uid=\d+; .*path=\/; samesite=lax/);
    expect(uid).not.toContain('httponly');
  });

  test('is over for whoever signs out, and says so with 3000', async () => {
    const someone = await newcomer().signInAs('fan');
    const token = someone.cookies.get('token')!;
    await someone.post('/login/out', {});
    expect(someone.cookies.has('token')).toBe(false);
    app.identity.forgetSessions();
    expect(await newcomer().get('/user/sessions', { token })).toMatchObject({
      errorCode: errors.sessionOver.code,
    });
  });

  test('that nobody has is over, too', async () => {
    const answer = await newcomer().get('/user/sessions', { token: 'made-up' });
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.sessionOver.code });
  });

  test('is asked for where one is needed', async () => {
    expect(await newcomer().get('/user/sessions')).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
  });
});

describe('A code', () => {
  const address = () => `someone${Math.random().toString(36).slice(2)}@example.org`;

  test('registers who is new, once the words are agreed to, and signs in who is known', async () => {
    const email = address();
    const someone = newcomer();
    const sent = await someone.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    expect(sent).toMatchObject({ status: 'success', result: { seconds: 60 } });
    const checkCode = await app.codeFor(email);
    const given = { mobileOrEmail: email, checkCode };
    const path = '/login/V2/getLoginByEmailCheckCode';
    expect(await someone.post(path, given)).toMatchObject({
      errorCode: errors.agreementRequired.code,
    });
    const { result } = await someone.post(path, { ...given, agreed: true });
    expect(result).toMatchObject({ newUser: true, user: { email, agreementDue: false } });
    expect(result.user.username).toBe(`user${result.user.uid}`);
    // Used.
    expect(await someone.post(path, given)).toMatchObject({ errorCode: errors.wrongCode.code });
  });

  test('is asked for again only after a minute', async () => {
    const email = address();
    await newcomer().post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    const again = await newcomer().post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    expect(again).toMatchObject({ status: 'fail', errorCode: errors.codeTooSoon.code });
    expect(again.errorMsg).toMatch(/60|59/);
  });

  test('opens nothing but what it was sent for', async () => {
    const email = address();
    await newcomer().post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    const checkCode = await app.codeFor(email);
    const reset = { mobileOrEmail: email, checkCode, password: 'Brandnew77x' };
    expect(await newcomer().post('/user/V2/mobileOrNameToChangePass', reset)).toMatchObject({
      errorCode: errors.wrongCode.code,
    });
  });

  test('bears five wrong tries', async () => {
    const email = address();
    await newcomer().post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    const checkCode = await app.codeFor(email);
    const path = '/login/V2/getLoginByEmailCheckCode';
    const wrong = { mobileOrEmail: email, checkCode: checkCode === '000000' ? '1' : '000000' };
    for (let tries = 0; tries < 5; tries++) {
      expect(await newcomer().post(path, wrong)).toMatchObject({
        errorCode: errors.wrongCode.code,
      });
    }
    const right = { mobileOrEmail: email, checkCode, agreed: true };
    expect(await newcomer().post(path, right)).toMatchObject({ errorCode: errors.wrongCode.code });
  });

  test('taken twice at once signs in once', async () => {
    const email = address();
    await newcomer().post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email });
    const checkCode = await app.codeFor(email);
    const given = { mobileOrEmail: email, checkCode, agreed: true };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => newcomer().post('/login/V2/getLoginByEmailCheckCode', given)),
    );
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });
});

test('A new password by code ends every session, and opens the account', async () => {
  const email = 'reset@example.org';
  const someone = await newcomer().register(email);
  await someone.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email, purpose: 'reset' });
  const path = '/user/V2/mobileOrNameToChangePass';
  const given = { mobileOrEmail: email, checkCode: await app.codeFor(email) };
  const poor = [
    ['abcdefgh', 2019],
    ['a1', 2020],
    ['password1', 2011],
    // The brand, and what the site is called.
    ['Xiongmao-2026', 2011],
    ['Fan1-XIONGMAO!', 2011],
    ['Localhost2026', 2011],
  ] as const;
  for (const [password, errorCode] of poor) {
    expect(await newcomer().post(path, { ...given, password })).toMatchObject({ errorCode });
  }
  expect(await newcomer().post(path, { ...given, password: 'Thicket-77' })).toMatchObject({
    status: 'success',
  });
  app.identity.forgetSessions();
  expect(await someone.get('/user/sessions')).toMatchObject({ errorCode: errors.sessionOver.code });
  const back = newcomer();
  await back.post('/login/V2/mobileOrNameToLogin', {
    mobileOrEmail: email,
    password: 'Thicket-77',
  });
  expect((await back.get('/user/sessions')).status).toBe('success');
});

test('A first password takes a fresh proof: one proves oneself by it from then on', async () => {
  const email = 'first@example.org';
  const someone = await newcomer().register(email);
  const password = 'Thicket-77';
  await app.db.$client.query(
    "update session set proven_at = now() - interval '16 minutes' where account_id = $1",
    [someone.cookies.get('uid')],
  );
  for (const path of ['/user/V2/changePassword', '/user/V2/modifyUser']) {
    expect(await someone.post(path, { password })).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
  }
  expect(await someone.post('/login/prove', { password })).toMatchObject({
    errorCode: errors.wrongCode.code,
  });
  await someone.post('/login/proofCode', {});
  await someone.post('/login/prove', { checkCode: await app.codeFor(email) });
  const set = await someone.post('/user/V2/changePassword', { password });
  expect(set).toMatchObject({ status: 'success' });
});

test('A password that is another by the time it was checked opens nothing', async () => {
  const email = 'moment@example.org';
  const password = 'Thicket-77';
  await newcomer().register(email, { password });
  const { answer } = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from account where email = ${email} for no key update`);
    const answer = newcomer().post('/login/V2/mobileOrNameToLogin', {
      mobileOrEmail: email,
      password,
    });
    // What the registration has left to do may wait, too.
    await expect.poll(() => lockWaits(app.db, 'for update'), { timeout: 10_000 }).toBe(1);
    await tx.execute(sql`update account set password = 'another' where email = ${email}`);
    return { answer };
  });
  expect(await answer).toMatchObject({ status: 'fail', errorCode: errors.wrongPassword.code });
});

test('Of two changes of a password at once one is made, and the other told that it knows the old one', async () => {
  const email = 'twice@example.org';
  const oldPassword = 'Thicket-77';
  const someone = await newcomer().register(email, { password: oldPassword });
  const { answers } = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from account where email = ${email} for no key update`);
    const answers = ['Thicket-78', 'Thicket-79'].map((password) =>
      someone.post('/user/V2/changePassword', { oldPassword, password }),
    );
    await expect.poll(() => lockWaits(app.db), { timeout: 10_000 }).toBe(2);
    return { answers };
  });
  const said = (await Promise.all(answers)).map(({ errorCode }) => errorCode ?? 0);
  expect(said.sort()).toEqual([0, 2004]);
});

describe('Words that have changed since', () => {
  const ownOf = async (someone: Person) =>
    (await someone.get(`/user/info?userId=${someone.cookies.get('uid')}`)).result.own;

  test.each([['2020-01-01'], [null]])(
    '%s are to be agreed to, and then no longer',
    async (version) => {
      const email = `words-${version}@example.org`;
      const someone = await newcomer().register(email);
      expect((await ownOf(someone)).agreementDue).toBe(false);
      await app.db.$client.query('update account set agreed_version = $2 where email = $1', [
        email,
        version,
      ]);
      expect((await ownOf(someone)).agreementDue).toBe(true);
      expect(await someone.post('/user/agree', { agreed: false })).toMatchObject({ code: 400 });
      expect((await ownOf(someone)).agreementDue).toBe(true);
      await someone.post('/user/agree', { agreed: true });
      expect((await ownOf(someone)).agreementDue).toBe(false);
    },
  );

  test('are not asked about where newer ones were agreed to', async () => {
    const someone = await newcomer().register('newer@example.org');
    await app.db.$client.query(
      "update account set agreed_version = '2999-01-01' where email = 'newer@example.org'",
    );
    expect((await ownOf(someone)).agreementDue).toBe(false);
  });

  test('are agreed to by nobody but the one who reads them', async () => {
    expect(await newcomer().post('/user/agree', { agreed: true })).toMatchObject({
      errorCode: errors.signInRequired.code,
    });
  });
});
