import { createHmac } from 'node:crypto';
import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { localServer, type ReceivedRequest } from '#testing/doubles/local-server.ts';
import { type Person, person } from '#testing/people/person.ts';

const consumer = { key: 'the-key', secret: 'the-secret' };
/** Secret of each token that X has given out. */
const secrets = new Map<string, string>();
let asked: ReceivedRequest[];
let app: TestApp;
let answers: 'as ever' | 'with an error' | 'too much';

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The parameters of the Authorization header, if their signature is right (RFC 5849). */
function signedBy(
  { method, path, headers }: ReceivedRequest,
  base: string,
): Map<string, string> | null {
  const pairs = [...headers.authorization!.matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
  );
  const given = new Map(pairs);
  const parameters = pairs
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const text = [method, encode(base + path), encode(parameters)].join('&');
  const key = `${encode(consumer.secret)}&${encode(secrets.get(given.get('oauth_token') ?? '') ?? '')}`;
  const signature = createHmac('sha1', key).update(text).digest('base64');
  const isRight =
    given.get('oauth_signature') === signature && given.get('oauth_consumer_key') === consumer.key;
  return isRight ? given : null;
}

beforeAll(async () => {
  answers = 'as ever';
  let tokens = 0;
  const give = (kind: string) => {
    tokens += 1;
    secrets.set(`${kind}-${tokens}`, `secret-of-${kind}-${tokens}`);
    return `oauth_token=${kind}-${tokens}&oauth_token_secret=secret-of-${kind}-${tokens}`;
  };
  const server = await localServer((request) => {
    if (answers === 'with an error') return { status: 503, body: 'over capacity' };
    if (answers === 'too much') return { body: `${give('request')}&more=${'x'.repeat(300_000)}` };
    const given = signedBy(request, server.url);
    if (!given) return { status: 401, body: 'Could not authenticate you.' };
    switch (request.path) {
      case '/oauth/request_token':
        return given.get('oauth_callback') === 'http://localhost:3000/'
          ? { body: `${give('request')}&oauth_callback_confirmed=true` }
          : { status: 403, body: 'Callback URL not approved' };
      case '/oauth/access_token':
        return given.get('oauth_verifier') === `verifier-of-${given.get('oauth_token')}`
          ? { body: `${give('access')}&user_id=42&screen_name=lin` }
          : { status: 401, body: 'Invalid verifier' };
      default:
        return {
          body: {
            id: 42,
            id_str: '42',
            name: 'Lin',
            screen_name: 'lin',
            profile_image_url_https: 'https://pbs.example/lin.png',
          },
        };
    }
  });
  asked = server.asked;
  app = await testApp({
    env: {
      X_CONSUMER_KEY: consumer.key,
      X_CONSUMER_SECRET: consumer.secret,
      X_API_URL: server.url,
    },
  });
});

/** Leaves for X; answers the request token that X knows this sign-in by. */
async function leave(someone: Person): Promise<string> {
  const { result } = await someone.get('/login/V2/getLoginUrl?type=6&returnTo=%2Fmall');
  const url = new URL(result.url);
  expect(url.pathname).toBe('/oauth/authenticate');
  return url.searchParams.get('oauth_token')!;
}

const finish = (someone: Person, oauthToken: string, verifier = `verifier-of-${oauthToken}`) =>
  someone.get(`/login/V2/getLoginInfo?isFrom=pc&type=6&token=${oauthToken}&verifier=${verifier}`);

describe('X', () => {
  test('signs requests as OAuth 1.0a says, with nonces that nobody guesses', async () => {
    await leave(person(app));
    const { authorization } = asked.at(-1)!.headers;
    expect(authorization).toMatch(/oauth_nonce="[0-9a-f]{32}"/);
    expect(authorization).toContain('oauth_signature_method="HMAC-SHA1"');
  });

  test('asks who is unknown to bind an e-mail, and knows them from then on', async () => {
    const someone = person(app);
    const answer = await finish(someone, await leave(someone));
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.bindEmail.code });

    const email = 'lin@example.org';
    await someone.post('/login/V2/sendEmailcheckCode', { mobileOrEmail: email, purpose: 'bind' });
    const checkCode = await app.codeFor(email);
    const bound = { email, checkCode, twitterId: answer.errorMsg };
    const { result } = await someone.post('/user/V2/mobileOrNameToChange', bound);
    expect(result.login).toMatchObject({ newUser: true, returnTo: '/mall' });
    expect(result.user.providers).toEqual([{ provider: 'x', name: 'lin' }]);

    const again = person(app);
    expect((await finish(again, await leave(again))).result).toMatchObject({
      newUser: false,
      user: { uid: result.user.uid },
    });
  });

  test('takes no other verifier', async () => {
    const someone = person(app);
    expect(await finish(someone, await leave(someone), 'another')).toMatchObject({
      errorCode: errors.providerRefused.code,
    });
  });

  test('takes no return into another browser, nor twice', async () => {
    const owner = person(app);
    const token = await leave(owner);
    expect(await finish(person(app), token)).toMatchObject({ errorCode: errors.signInState.code });
    expect(await finish(owner, token)).toMatchObject({ status: 'success' });
    expect(await finish(owner, token)).toMatchObject({ errorCode: errors.signInState.code });
  });

  test('keeps the secret of a request token sealed', async () => {
    const token = await leave(person(app));
    const { rows } = await app.db.$client.query('select * from sign_in_flow');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secrets.get(token));
    expect(JSON.stringify(rows)).not.toContain(`"${token}"`);
  });

  test.each(['with an error', 'too much'] as const)('answering %s is unavailable', async (how) => {
    answers = how;
    const answer = await person(app).get('/login/V2/getLoginUrl?type=6');
    answers = 'as ever';
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.providerUnavailable.code });
  });
});
