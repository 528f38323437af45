import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import {
  type OpenIdPerson,
  type OpenIdProvider,
  openIdProvider,
} from '#testing/people/openid-provider.ts';
import { type Person, person } from '#testing/people/person.ts';

const site = 'http://localhost:3000/';
let app: TestApp;
let googles: OpenIdProvider;
let lines: OpenIdProvider;
beforeAll(async () => {
  const secret = 'a secret of thirty-two characters';
  const client = { id: 'xiongmao', secret, redirectTo: site };
  googles = await openIdProvider({ ...client, alg: 'RS256' });
  lines = await openIdProvider({ ...client, alg: 'HS256' });
  app = await testApp({
    env: {
      GOOGLE_CLIENT_ID: 'xiongmao',
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_ISSUER: googles.issuer,
      LINE_CLIENT_ID: 'xiongmao',
      LINE_CLIENT_SECRET: secret,
      LINE_ISSUER: lines.issuer,
    },
  });
});

/** Leaves for Google as somebody, and is led back; the address tells what Google sent. */
async function leaveForGoogle(someone: Person, as: OpenIdPerson, returnTo = '/soccer/12') {
  const { result } = await someone.get(
    `/login/V2/getLoginUrl?type=3&isFrom=pc&returnTo=${encodeURIComponent(returnTo)}`,
  );
  const back = await googles.visit(result.url, as);
  expect(back.origin + back.pathname).toBe(site);
  return back.searchParams;
}

const finishGoogle = (someone: Person, back: URLSearchParams) =>
  someone.get(
    `/login/V2/getLoginInfo?isFrom=pc&type=3&code=${back.get('code')}&state=${back.get('state')}`,
  );

async function signInByLine(someone: Person, as: OpenIdPerson) {
  const { result } = await someone.get('/login/lineGetUrl?isFrom=pc');
  const { searchParams: back } = await lines.visit(result.url, as);
  return someone.get(`/login/lineGetToken?code=${back.get('code')}&state=${back.get('state')}`);
}

describe('Google', () => {
  test('registers a person by the e-mail address that it verified, and knows them again', async () => {
    const mei = {
      sub: 'g-mei',
      name: 'Mei',
      email: 'Mei@Example.org',
      email_verified: true,
      hd: 'example.org',
    };
    const first = person(app);
    const answer = await finishGoogle(first, await leaveForGoogle(first, mei));
    expect(answer).toMatchObject({
      status: 'success',
      result: {
        newUser: true,
        returnTo: '/soccer/12',
        user: {
          email: 'mei@example.org',
          providers: [{ provider: 'google', name: 'Mei' }],
          agreementDue: false,
        },
      },
    });
    expect((await first.get('/user/sessions')).status).toBe('success');

    const again = person(app);
    const moved = { ...mei, email: 'elsewhere@example.org' };
    const known = await finishGoogle(again, await leaveForGoogle(again, moved));
    expect(known.result).toMatchObject({ newUser: false, user: { uid: answer.result.user.uid } });
  });

  test('signs in to the account of its verified address, and is linked to it', async () => {
    const email = 'known@example.org';
    const owner = await person(app).register(email);
    const uid = Number(owner.cookies.get('uid'));
    const someone = person(app);
    const given = { sub: 'g-known', name: 'K', email, email_verified: true, hd: 'example.org' };
    const { result } = await finishGoogle(someone, await leaveForGoogle(someone, given));
    expect(result).toMatchObject({
      newUser: false,
      user: { uid, providers: [{ provider: 'google' }] },
    });
  });

  test('with an address that it did not verify signs in to nobody: an e-mail is to be bound', async () => {
    const victim = 'victim@example.org';
    await person(app).register(victim);
    const thief = person(app);
    const claims = { sub: 'g-thief', name: 'T', email: victim, email_verified: false };
    const answer = await finishGoogle(thief, await leaveForGoogle(thief, claims));
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.bindEmail.code });
    expect(thief.cookies.has('token')).toBe(false);
  });

  test('vouches for its own addresses and those of its organisations, not for another mailbox', async () => {
    const someone = person(app);
    const claims = { sub: 'g-elsewhere', email: 'one@elsewhere.example', email_verified: true };
    const answer = await finishGoogle(someone, await leaveForGoogle(someone, claims));
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.bindEmail.code });
    const own = { sub: 'g-own', email: 'one@gmail.com', email_verified: true };
    const known = await finishGoogle(someone, await leaveForGoogle(someone, own));
    expect(known).toMatchObject({ status: 'success', result: { newUser: true } });
  });

  test('takes a return once', async () => {
    const someone = person(app);
    const as = {
      sub: 'g-once',
      email: 'once@example.org',
      email_verified: true,
      hd: 'example.org',
    };
    const back = await leaveForGoogle(someone, as);
    expect(await finishGoogle(someone, back)).toMatchObject({ status: 'success' });
    expect(await finishGoogle(someone, back)).toMatchObject({ errorCode: errors.signInState.code });
  });

  test('takes no code of another sign-in: PKCE and the nonce are its own', async () => {
    const thief = person(app);
    const owner = person(app);
    const owned = await leaveForGoogle(owner, {
      sub: 'g-owner',
      email: 'owner@example.org',
      email_verified: true,
      hd: 'example.org',
    });
    const begun = await leaveForGoogle(thief, { sub: 'g-thief2' });
    const swapped = new URLSearchParams({ code: owned.get('code')!, state: begun.get('state')! });
    expect(await finishGoogle(thief, swapped)).toMatchObject({
      status: 'fail',
      errorCode: errors.providerRefused.code,
    });
  });

  test('asks with PKCE, nonce and state of its own each time', async () => {
    const url = async () =>
      new URL((await person(app).get('/login/V2/getLoginUrl?type=3')).result.url).searchParams;
    const [one, other] = [await url(), await url()];
    expect(one.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.get(name)!.length).toBeGreaterThan(40);
      expect(one.get(name)).not.toBe(other.get(name));
    }
  });

  test('proves who one is when it has asked since one left, not by a sign-in of before', async () => {
    const someone = person(app);
    const as = {
      sub: 'g-proof',
      email: 'proof@example.org',
      email_verified: true,
      hd: 'example.org',
    };
    await finishGoogle(someone, await leaveForGoogle(someone, as));
    const prove = async (askedAt: Date) => {
      const { result } = await someone.get('/login/V2/getLoginUrl?type=3&isFrom=pc&prove=1');
      expect(new URL(result.url).searchParams.get('max_age')).toBe('0');
      const { searchParams: back } = await googles.visit(result.url, { ...as, askedAt });
      return finishGoogle(someone, back);
    };
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect(await prove(hourAgo)).toMatchObject({
      status: 'fail',
      errorCode: errors.providerRefused.code,
    });
    expect(await prove(new Date())).toMatchObject({ status: 'success' });
  });

  test('is served by the older call, too', async () => {
    const someone = person(app);
    const as = { sub: 'g-old', email: 'old@example.org', email_verified: true, hd: 'example.org' };
    const back = await leaveForGoogle(someone, as);
    const answer = await someone.get(
      `/login/GoogleUserInfo?code=${back.get('code')}&state=${back.get('state')}`,
    );
    expect(answer).toMatchObject({ status: 'success', result: { newUser: true } });
  });
});

describe('Line', () => {
  const lin = { sub: 'l-lin', name: 'Lin\u0000\n  Wei', picture: 'https://example.org/lin.png' };

  test('asks who is unknown to bind an e-mail, and knows them from then on', async () => {
    const someone = person(app);
    const answer = await signInByLine(someone, lin);
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.bindEmail.code });
    const twitterId = answer.errorMsg;
    expect(twitterId).toMatch(/^[\w-]{43}$/);

    const email = 'lin@example.org';
    const address = { mobileOrEmail: email, purpose: 'bind' };
    await someone.post('/login/V2/sendEmailcheckCode', address);
    const bound = { email, twitterId, checkCode: await app.codeFor(email) };
    const { result } = await someone.post('/user/V2/mobileOrNameToChange', bound);
    expect(result.login).toMatchObject({ newUser: true, returnTo: '/' });
    expect(result.user).toMatchObject({
      email,
      providers: [{ provider: 'line', name: 'Lin Wei' }],
    });
    expect((await someone.get('/user/sessions')).status).toBe('success');

    const again = await signInByLine(person(app), lin);
    expect(again.result).toMatchObject({ newUser: false, user: { uid: result.user.uid } });
  });

  test('begun as Google’s is not finished as Line’s', async () => {
    const someone = person(app);
    const back = await leaveForGoogle(someone, { sub: 'g-x' });
    const answer = await someone.get(
      `/login/lineGetToken?code=${back.get('code')}&state=${back.get('state')}`,
    );
    expect(answer).toMatchObject({ errorCode: errors.signInState.code });
  });
});

test('What a provider leaves out of its token is asked for', async () => {
  const secret = 'a secret of thirty-two characters';
  const client = { id: 'xiongmao', secret, redirectTo: site, alg: 'RS256' } as const;
  const terse = await openIdProvider({ ...client, isTerse: true });
  const other = await testApp({
    env: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_ISSUER: terse.issuer,
    },
  });
  const someone = person(other);
  const { result } = await someone.get('/login/V2/getLoginUrl?type=3');
  const as = {
    sub: 'g-terse',
    name: 'Terse',
    email: 'terse@example.org',
    email_verified: true,
    hd: 'example.org',
  };
  const { searchParams: back } = await terse.visit(result.url, as);
  expect((await finishGoogle(someone, back)).result.user).toMatchObject({
    email: 'terse@example.org',
    providers: [{ name: 'Terse' }],
  });
});

test('A provider that does not answer is unavailable', async () => {
  const dead = await testApp({
    env: {
      GOOGLE_CLIENT_ID: 'xiongmao',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    },
  });
  expect(await person(dead).get('/login/V2/getLoginUrl?type=3')).toMatchObject({
    status: 'fail',
    errorCode: errors.providerUnavailable.code,
  });
});
