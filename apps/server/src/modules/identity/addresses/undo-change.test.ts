import { errors } from '@xiongmao/api/errors';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { until } from '#testing/doubles/live-client.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';
import { returnFrom } from '#testing/people/third-party.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock, env: { DEMO: '1' } });
});

const password = 'Thicket-77';
const bindPath = '/user/V2/mobileOrNameToChange';
const signInPath = '/login/V2/getLoginByEmailCheckCode';
const waits = { errorCode: errors.addressWaits.code };

async function codeTo(address: string, purpose: string): Promise<string> {
  clock.forward({ seconds: 61 });
  const isMail = address.includes('@');
  const path = isMail ? '/login/V2/sendEmailcheckCode' : '/login/V2/sendMobilecheckCode';
  await person(app).post(path, { mobileOrEmail: address, purpose });
  return app.codeFor(address);
}

async function bind(someone: Person, address: string) {
  const kind = address.includes('@') ? 'email' : 'mobile';
  const checkCode = await codeTo(address, 'bind');
  const answer = await someone.post(bindPath, { [kind]: address, checkCode });
  expect(answer.status).toBe('success');
  return answer;
}

const signIn = async (address: string) => {
  const someone = person(app);
  const checkCode = await codeTo(address, 'signIn');
  const answer = await someone.post(signInPath, { mobileOrEmail: address, checkCode });
  return { someone, answer };
};

/** The tokens of the links in the letters to an address, newest first. */
async function tokensTo(address: string, count: number): Promise<string[]> {
  let tokens: string[] = [];
  await until(() => {
    void fetch(`${app.url}/dev/outbox?to=${encodeURIComponent(address)}`)
      .then((response) => response.json() as Promise<{ text: string }[]>)
      .then((sent) => {
        tokens = sent.flatMap(({ text }) => /\/undo#(\S+)/.exec(text)?.[1] ?? []);
      });
    return tokens.length >= count;
  });
  return tokens;
}

const undo = (token: string, someone = person(app)) =>
  someone.post('/user/address/undo', { token });
const own = async (someone: Person) =>
  (await someone.get(`/user/info?userId=${someone.cookies.get('uid')}`)).result.own;

describe('An address that was added lately', () => {
  test('says since when and until when, and signs in a fan without proving who it is', async () => {
    const someone = await person(app).register('adds@example.org', { password });
    await bind(someone, '13700000001');
    const { newAddresses, proofBy } = await own(someone);
    expect(proofBy).toBe('password');
    expect(newAddresses).toMatchObject([{ kind: 'phone' }]);
    const [{ since, until: end }] = newAddresses;
    expect(Date.parse(end) - Date.parse(since)).toBe(24 * 3_600_000);

    const { someone: other, answer } = await signIn('13700000001');
    expect(answer.status).toBe('success');
    expect(await other.post('/user/delete', {})).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    await other.post('/login/prove', { password });
    expect(await other.post('/user/delete', {})).toMatchObject({ status: 'success' });
  });

  test('resets no password for a day, and then does', async () => {
    const someone = await person(app).register('resets@example.org', { password });
    await bind(someone, 'later@example.org');
    const reset = async () =>
      person(app).post('/user/V2/mobileOrNameToChangePass', {
        mobileOrEmail: 'later@example.org',
        checkCode: await codeTo('later@example.org', 'reset'),
        password: 'Thicket-78',
      });
    const refused = await reset();
    expect(refused).toMatchObject(waits);
    expect(refused.errorMsg).toMatch(/202\d.*UTC/);
    clock.forward({ hours: 24 });
    expect(await reset()).toMatchObject({ status: 'success' });
    expect((await signIn('later@example.org')).answer.result.user.newAddresses).toEqual([]);
  });

  test('is none that a code to prove oneself goes to', async () => {
    const someone = await person(app).register('code@example.org');
    await bind(someone, '13700000002');
    clock.forward({ seconds: 61 });
    const { result } = await someone.post('/login/proofCode', {});
    expect(result.to).toBe('c***@example.org');
    const checkCode = await codeTo('13700000002', 'prove');
    expect(await someone.post('/login/prove', { checkCode })).toMatchObject({
      errorCode: errors.wrongCode.code,
    });
  });

  test('opens no staff’s account', async () => {
    const someone = await person(app).register('staff@example.org', { password });
    const uid = Number(someone.cookies.get('uid'));
    await bind(someone, '13700000003');
    await app.db.execute(sql`update account set roles = '{user,support}' where id = ${uid}`);
    expect((await signIn('13700000003')).answer).toMatchObject(waits);
    expect((await signIn('staff@example.org')).answer.status).toBe('success');
  });

  test('links no third party, and keeps the last one that is linked', async () => {
    const someone = await person(app).register('links@example.org');
    await bind(someone, 'linked@example.org');
    const google = person(app);
    const who = { subject: 'g-links', name: 'G', email: 'linked@example.org' };
    expect((await returnFrom(app, google, 'google', who)).status).toBe('success');
    // It was the only way in that was left, so it counts at once; this one is not.
    await bind(google, '13700000004');
    const qq = await returnFrom(app, person(app), 'qq', { subject: 'q-links', name: 'Q' });
    const bound = {
      mobile: '13700000004',
      checkCode: await codeTo('13700000004', 'bindAccount'),
      accountNumber: qq.result.accountNumber,
      type: 'qq',
    };
    expect(await person(app).post('/login/bindAccount', bound)).toMatchObject(waits);
  });

  test('links no third party that vouches for it until it proves', async () => {
    const { someone } = await registerByPhone('13700000009');
    await bind(someone, 'vouched@example.org');
    const who = { subject: 'g-vouched', name: 'G', email: 'vouched@example.org' };
    const arrive = () => returnFrom(app, person(app), 'google', who);
    expect(await arrive()).toMatchObject(waits);
    expect((await someone.get('/user/links')).result).toEqual([]);
    clock.forward({ hours: 24 });
    expect((await arrive()).result.user.uid).toBe(Number(someone.cookies.get('uid')));
  });
});

describe('Who has neither a password nor an address that proves', () => {
  test('proves it at their third party, and nobody else does', async () => {
    const someone = person(app);
    const who = { subject: 'g-proof', name: 'G', email: 'proof@gmail.com' };
    await returnFrom(app, someone, 'google', who);
    await bind(someone, 'proof2@example.org');
    expect((await own(someone)).proofBy).toBe('provider');
    clock.forward({ minutes: 16 });
    expect(await someone.post('/login/proofCode', {})).toMatchObject({
      errorCode: errors.invalidAddress.code,
    });
    expect(await someone.post('/user/delete', {})).toMatchObject({
      errorCode: errors.proofRequired.code,
    });

    const other = { subject: 'g-other', name: 'O', email: 'other@gmail.com' };
    const asked = { prove: '1' };
    expect(await returnFrom(app, someone, 'google', other, asked)).toMatchObject({
      errorCode: errors.otherPerson.code,
    });
    expect(await someone.post('/user/delete', {})).toMatchObject({
      errorCode: errors.proofRequired.code,
    });
    const before = someone.cookies.get('token');
    expect((await returnFrom(app, someone, 'google', who, asked)).status).toBe('success');
    expect(someone.cookies.get('token')).not.toBe(before);
    expect(await someone.post('/user/delete', {})).toMatchObject({ status: 'success' });
  });

  test('is sent to a third party that is linked alone, and only signed in', async () => {
    const someone = await person(app).register('unlinked@example.org');
    const path = '/login/lineGetUrl?prove=1';
    expect(await someone.get(path)).toMatchObject({ errorCode: errors.unknownLink.code });
    expect(await person(app).get(path)).toMatchObject({ errorCode: errors.signInRequired.code });
  });
});

describe('A change of an address is undone by the link in its letter', () => {
  test('with all that whoever made it did since, once', async () => {
    const thief = await person(app).register('owner@example.org', { password });
    await bind(thief, 'thief@example.org');
    await bind(thief, '13700000005');
    clock.forward({ hours: 25 });
    const google = person(app);
    const who = { subject: 'g-thief', name: 'T', email: 'thief@example.org' };
    await returnFrom(app, google, 'google', who);
    const changed = { oldPassword: password, password: 'Thicket-78' };
    await thief.post('/login/prove', { password });
    expect((await thief.post('/user/V2/changePassword', changed)).status).toBe('success');

    // The newer of the two tells of the phone; the address that lost its place hears of that, too.
    const tokens = await tokensTo('owner@example.org', 2);
    const token = tokens.at(-1)!;
    const { result } = await undo(token);
    expect(result).toEqual({ restored: ['o***@example.org'], needsPassword: true });
    for (const each of tokens)
      expect(await undo(each)).toMatchObject({ errorCode: errors.undoOver.code });

    expect(await thief.get('/user/sessions')).toMatchObject({ errorCode: errors.sessionOver.code });
    expect((await signIn('thief@example.org')).answer).toMatchObject({
      errorCode: errors.agreementRequired.code,
    });
    const guess = { name: 'owner@example.org', password: 'Thicket-78' };
    expect(await person(app).post('/login/V2/mobileOrNameToLogin', guess)).toMatchObject({
      errorCode: errors.wrongPassword.code,
    });
    const { answer } = await signIn('owner@example.org');
    expect(answer.result.user).toMatchObject({ mobile: null, providers: [], newAddresses: [] });
  });

  test('by whom it was done to, whose own session stays', async () => {
    const someone = await person(app).register('stays@example.org', { password });
    await bind(someone, '13700000006');
    const [token] = await tokensTo('stays@example.org', 1);
    const { result } = await undo(token!, someone);
    expect(result).toEqual({ restored: [], needsPassword: false });
    expect(await own(someone)).toMatchObject({ mobile: null, hasPassword: true });
  });

  test('by a text message where a phone is all that one has', async () => {
    const { someone } = await registerByPhone('13700000007');
    await bind(someone, 'fromphone@example.org');
    const [token] = await tokensTo('13700000007', 1);
    expect((await undo(token!)).status).toBe('success');
  });

  test('never with a token that is not ours, is for another, or is too old', async () => {
    const someone = await person(app).register('week@example.org', { password });
    await bind(someone, '13700000008');
    const [token] = await tokensTo('week@example.org', 1);
    const [id, mark] = token!.split('.');
    for (const wrong of [`${Number(id) + 1}.${mark}`, `${id}.`, `${id}.${mark}x`, 'x', '']) {
      expect(await undo(wrong)).toMatchObject({ errorCode: errors.undoOver.code });
    }
    clock.forward({ days: 7 });
    expect(await undo(token!)).toMatchObject({ errorCode: errors.undoOver.code });
    expect((await own(someone))?.mobile ?? '13700000008').toBe('13700000008');
  });

  test('also where one tried to come in by the old one first, which makes no account for a week', async () => {
    const thief = await person(app).register('tries@example.org', { password });
    await bind(thief, 'tries2@example.org');
    const [token] = await tokensTo('tries@example.org', 1);
    const register = async () => {
      const checkCode = await codeTo('tries@example.org', 'signIn');
      const given = { mobileOrEmail: 'tries@example.org', checkCode, agreed: true };
      return person(app).post(signInPath, given);
    };
    const refused = await register();
    expect(refused).toMatchObject({ errorCode: errors.addressReplaced.code });
    expect(refused.errorMsg).toMatch(/link.*202\d.*UTC/);
    const who = { subject: 'g-tries', name: 'T', email: 'tries@example.org' };
    expect(await returnFrom(app, person(app), 'google', who)).toMatchObject({
      errorCode: errors.addressReplaced.code,
    });
    expect((await undo(token!)).status).toBe('success');
    expect((await signIn('tries@example.org')).answer.result.user.uid).toBe(
      Number(thief.cookies.get('uid')),
    );

    await bind((await signIn('tries@example.org')).someone, 'tries3@example.org');
    clock.forward({ days: 7 });
    expect(await register()).toMatchObject({ result: { newUser: true } });
  });

  test('not to an address that is another’s by now', async () => {
    const someone = await person(app).register('given@example.org', { password });
    await bind(someone, 'taken@example.org');
    const [token] = await tokensTo('given@example.org', 1);
    await bind(await person(app).register('takes@example.org'), 'given@example.org');
    expect(await undo(token!)).toMatchObject({ errorCode: errors.addressTaken.code });
  });

  test('as often as one likes, but not without end', async () => {
    clock.toNext(15 * 60);
    const answers = [];
    for (let count = 0; count < 32; count++) answers.push(await undo('1.made-up'));
    expect(answers.at(-1)).toMatchObject({ errorCode: errors.tooManyAttempts.code });
  });

  test('and what tells how goes with the account', async () => {
    const someone = await person(app).register('goes@example.org', { password });
    await bind(someone, 'goes2@example.org');
    await tokensTo('goes@example.org', 1);
    await someone.post('/login/prove', { password });
    expect((await someone.post('/user/delete', {})).status).toBe('success');
    const { rows } = await app.db.$client.query(
      "select 1 from address_change where added = 'goes2@example.org'",
    );
    expect(rows).toEqual([]);
    const { rows: letters } = await app.db.$client.query(
      `select 1 from outbox_message where "to" like 'goes%@example.org'`,
    );
    expect(letters).toEqual([]);
  });
});

async function registerByPhone(mobile: string): Promise<{ someone: Person }> {
  const someone = person(app);
  const checkCode = await codeTo(mobile, 'signIn');
  const given = { mobileOrEmail: mobile, checkCode, agreed: true };
  expect((await someone.post(signInPath, given)).status).toBe('success');
  return { someone };
}
