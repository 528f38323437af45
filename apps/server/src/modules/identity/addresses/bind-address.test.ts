import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock, env: { DEMO: '1' } });
});

const bindPath = '/user/V2/mobileOrNameToChange';
const outbox = async (to: string) => {
  const response = await fetch(`${app.url}/dev/outbox?to=${encodeURIComponent(to)}`);
  return (await response.json()) as { code: string | null; text: string }[];
};

async function codeTo(address: { email: string } | { mobile: string }, purpose = 'bind') {
  clock.forward({ seconds: 61 });
  const isMail = 'email' in address;
  const mobileOrEmail = isMail ? address.email : address.mobile;
  const path = isMail ? '/login/V2/sendEmailcheckCode' : '/login/V2/sendMobilecheckCode';
  await person(app).post(path, { mobileOrEmail, purpose });
  return app.codeFor(mobileOrEmail);
}

async function bind(someone: Person, address: { email: string } | { mobile: string }) {
  return someone.post(bindPath, { ...address, checkCode: await codeTo(address) });
}

async function proveByCode(someone: Person, email: string): Promise<void> {
  clock.forward({ seconds: 61 });
  await someone.post('/login/proofCode', {});
  const answer = await someone.post('/login/prove', { checkCode: await app.codeFor(email) });
  expect(answer.status).toBe('success');
}

/** A ticket of somebody whom no account knows. */
async function ticketOf(someone: Person, subject: string, provider: 'x' | 'qq'): Promise<string> {
  const path = provider === 'x' ? '/login/V2/getLoginUrl?type=6' : '/login/getPCQQLoginAddress';
  const page = new URL((await someone.get(path)).result.url);
  const response = await fetch(`${app.url}/dev/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(page.searchParams), subject, name: subject }),
  });
  const { searchParams: back } = new URL(response.headers.get('location')!);
  if (provider === 'qq') {
    const query = `type=qq&code=${back.get('code')}&state=${back.get('state')}`;
    return (await someone.get(`/login/pcLoginByAccount?${query}`)).result.accountNumber;
  }
  const query = `token=${back.get('oauth_token')}&verifier=${back.get('oauth_verifier')}`;
  return (await someone.get(`/login/V2/getLoginInfo?type=6&${query}`)).errorMsg;
}

describe('Signed in, one binds', () => {
  test('a phone, and signs in by it from then on', async () => {
    const someone = await person(app).register('phone@example.org', { password: 'Thicket-77' });
    const { result } = await bind(someone, { mobile: '13800000001' });
    expect(result).toMatchObject({
      login: null,
      user: { mobile: '13800000001', areaCode: '86', email: 'phone@example.org' },
    });
    const given = { name: '13800000001', password: 'Thicket-77' };
    const answer = await person(app).post('/login/V2/mobileOrNameToLogin', given);
    expect(answer.result.user.uid).toBe(result.user.uid);
  });

  test('another e-mail in the place of the old one, which is told and opens nothing more', async () => {
    const someone = await person(app).register('old@example.org', { password: 'Thicket-77' });
    expect((await bind(someone, { email: 'New@example.org' })).result.user.email).toBe(
      'new@example.org',
    );
    const told = async () => (await outbox('old@example.org')).filter(({ code }) => code === null);
    await expect.poll(told).toHaveLength(1);
    expect((await told())[0]!.text).toContain('n***@example.org was just added to your account');
    // Its row goes a moment after the mail.
    await expect.poll(() => rows(app.db, sql`select 1 from letter`)).toEqual([]);
    const old = { mobileOrEmail: 'old@example.org', password: 'Thicket-77' };
    expect(await person(app).post('/login/V2/mobileOrNameToLogin', old)).toMatchObject({
      errorCode: errors.wrongPassword.code,
    });
  });

  test('another in the place of one that is bound only with a fresh proof', async () => {
    const password = 'Thicket-77';
    const someone = await person(app).register('kept@example.org', { password });
    expect((await bind(someone, { mobile: '13800000011' })).status).toBe('success');
    clock.forward({ minutes: 16 });
    for (const address of [{ email: 'taken@example.org' }, { mobile: '13800000012' }]) {
      const given = { ...address, checkCode: await codeTo(address) };
      expect(await someone.post(bindPath, given)).toMatchObject({
        errorCode: errors.proofRequired.code,
      });
      await someone.post('/login/prove', { password });
      // The code was not used up by that.
      expect(await someone.post(bindPath, given)).toMatchObject({ status: 'success' });
      clock.forward({ minutes: 16 });
    }
  });

  test('another where there is no password, proven by a code to the old one', async () => {
    const someone = await person(app).register('nopassword@example.org');
    clock.forward({ minutes: 16 });
    const email = 'nopassword2@example.org';
    const given = { email, checkCode: await codeTo({ email }) };
    expect(await someone.post(bindPath, given)).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    await proveByCode(someone, 'nopassword@example.org');
    expect((await someone.post(bindPath, given)).result.user.email).toBe(email);
  });

  test('the one that one has without a proof, a first of its kind only with one', async () => {
    const someone = await person(app).register('unproven@example.org');
    clock.forward({ minutes: 16 });
    expect((await bind(someone, { email: 'unproven@example.org' })).status).toBe('success');
    expect(await bind(someone, { mobile: '13800000013' })).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    await proveByCode(someone, 'unproven@example.org');
    expect((await bind(someone, { mobile: '13800000013' })).status).toBe('success');
    clock.forward({ minutes: 16 });
    expect((await bind(someone, { mobile: '13800000013' })).status).toBe('success');
    expect(await bind(someone, { mobile: '13800000014' })).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
  });

  test('no address of another', async () => {
    await person(app).register('hers@example.org');
    const thief = await person(app).register('his@example.org');
    // Who has the code has the address: it may be told.
    expect(await bind(thief, { email: 'hers@example.org' })).toMatchObject({
      errorCode: errors.addressTaken.code,
    });
  });

  test('an address that two bind at once to one of the two', async () => {
    const [one, other] = await Promise.all([
      person(app).register('one@example.org'),
      person(app).register('other@example.org'),
    ]);
    const email = 'both@example.org';
    const first = await codeTo({ email });
    const answers = await Promise.all(
      [one, other].map((each) => each.post(bindPath, { email, checkCode: first })),
    );
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });

  test('the address that one has already, and nothing happens', async () => {
    const someone = await person(app).register('same@example.org');
    expect((await bind(someone, { email: 'same@example.org' })).status).toBe('success');
    expect((await outbox('same@example.org')).filter(({ code }) => code === null)).toEqual([]);
  });

  test('one address at a time, and each as what it is', async () => {
    const someone = await person(app).register('forms@example.org');
    const both = { email: 'a@example.org', mobile: '13800000002', checkCode: '123456' };
    expect(await someone.post(bindPath, both)).toMatchObject({
      errorCode: errors.invalidInput.code,
    });
    expect(await someone.post(bindPath, { checkCode: '123456' })).toMatchObject({
      errorCode: errors.invalidInput.code,
    });
    const swapped = { email: '13800000002', checkCode: '123456' };
    expect(await someone.post(bindPath, swapped)).toMatchObject({
      errorCode: errors.invalidAddress.code,
    });
    const mail = { mobile: 'a@example.org', checkCode: '123456' };
    expect(await someone.post(bindPath, mail)).toMatchObject({
      errorCode: errors.invalidAddress.code,
    });
  });
});

test('A guest binds nothing', async () => {
  const given = { email: 'guest@example.org', checkCode: '123456' };
  expect(await person(app).post(bindPath, given)).toMatchObject({
    errorCode: errors.signInRequired.code,
  });
});

describe('With a ticket', () => {
  test('an e-mail is bound once', async () => {
    const someone = person(app);
    const twitterId = await ticketOf(someone, 'x-1', 'x');
    const email = 'x1@example.org';
    const wrong = { email, twitterId, checkCode: '000000' };
    expect(await someone.post(bindPath, wrong)).toMatchObject({ errorCode: errors.wrongCode.code });
    const given = { email, twitterId, checkCode: await codeTo({ email }) };
    const { result } = await someone.post(bindPath, given);
    expect(result.login).toMatchObject({ newUser: true, user: { email } });
    const again = {
      ...given,
      email: 'x2@example.org',
      checkCode: await codeTo({ email: 'x2@example.org' }),
    };
    expect(await person(app).post(bindPath, again)).toMatchObject({
      errorCode: errors.bindTicket.code,
    });
    const same = { ...given, checkCode: await codeTo({ email }) };
    expect(await person(app).post(bindPath, same)).toMatchObject({
      errorCode: errors.bindTicket.code,
    });
  });

  test('the third party is linked to the account that the address has', async () => {
    const owner = await person(app).register('owner@example.org');
    const someone = person(app);
    const twitterId = await ticketOf(someone, 'x-3', 'x');
    const email = 'owner@example.org';
    const given = { email, twitterId, checkCode: await codeTo({ email }) };
    const { result } = await someone.post(bindPath, given);
    expect(result.login).toMatchObject({ newUser: false });
    expect(result.user.uid).toBe(Number(owner.cookies.get('uid')));
  });

  test('of two of the same person the second is of no use: they are somebody’s already', async () => {
    const someone = person(app);
    const tickets = [await ticketOf(someone, 'x-4', 'x'), await ticketOf(someone, 'x-4', 'x')];
    const answers = [];
    for (const [index, twitterId] of tickets.entries()) {
      const email = `x4${index}@example.org`;
      const given = { email, twitterId, checkCode: await codeTo({ email }) };
      answers.push(await person(app).post(bindPath, given));
    }
    expect(answers[0]).toMatchObject({ status: 'success' });
    expect(answers[1]).toMatchObject({ errorCode: errors.bindTicket.code });
    const { rows } = await app.db.$client.query(
      "select 1 from account where email = 'x41@example.org'",
    );
    expect(rows).toEqual([]);
  });

  test('of another kind nothing is bound', async () => {
    const someone = person(app);
    const [x, qq] = [await ticketOf(someone, 'x-5', 'x'), await ticketOf(someone, 'q-5', 'qq')];
    const email = 'kind@example.org';
    const mail = { email, twitterId: qq, checkCode: await codeTo({ email }) };
    expect(await someone.post(bindPath, mail)).toMatchObject({ errorCode: errors.bindTicket.code });
    const mobile = '13800000005';
    const checkCode = await codeTo({ mobile }, 'bindAccount');
    for (const [accountNumber, type] of [
      [x, 'qq'],
      [qq, 'wechat'],
      ['made-up', 'qq'],
    ]) {
      const given = { mobile, checkCode, accountNumber, type };
      expect(await someone.post('/login/bindAccount', given)).toMatchObject({
        errorCode: errors.bindTicket.code,
      });
    }
    // The code was not used up by that.
    const right = { mobile, checkCode, accountNumber: qq, type: 'qq' };
    expect(await someone.post('/login/bindAccount', right)).toMatchObject({ status: 'success' });
  });

  test('that is older than a quarter of an hour nothing is bound', async () => {
    const someone = person(app);
    const twitterId = await ticketOf(someone, 'x-6', 'x');
    clock.forward({ minutes: 15 });
    const email = 'late@example.org';
    const given = { email, twitterId, checkCode: await codeTo({ email }) };
    expect(await someone.post(bindPath, given)).toMatchObject({
      errorCode: errors.bindTicket.code,
    });
  });

  test('nothing tells what it stands for: only its hash is kept', async () => {
    const ticket = await ticketOf(person(app), 'x-7', 'x');
    const { rows } = await app.db.$client.query('select * from bind_ticket');
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(ticket).toMatch(/^[\w-]{43}$/);
  });
});
