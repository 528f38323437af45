import { errors } from '@xiongmao/api/errors';
import { agreementVersion } from '@xiongmao/api/identity/protocols';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { type SteeredClock, steeredClock } from '#testing/doubles/steered-clock.ts';
import { type Person, person } from '#testing/people/person.ts';
import { tried } from '#testing/people/tried.ts';

let app: TestApp;
let clock: SteeredClock;
beforeAll(async () => {
  clock = steeredClock();
  app = await testApp({ clock, env: { DEMO: '1' } });
});

const urls = {
  google: '/login/V2/getLoginUrl?type=3',
  x: '/login/V2/getLoginUrl?type=6',
  line: '/login/lineGetUrl?',
  qq: '/login/getPCQQLoginAddress?',
  wechat: '/login/getPCWXLoginAddress?',
};
type Name = keyof typeof urls;

/** Leaves for a third party's page; answers its address. */
async function leave(someone: Person, name: Name, returnTo = ''): Promise<URL> {
  const query = returnTo && `&returnTo=${encodeURIComponent(returnTo)}`;
  const { result } = await someone.get(urls[name] + query);
  return new URL(result.url);
}

/** Says who one is on the page; answers where that leads back to. */
async function answerAs(page: URL, who: Record<string, string>): Promise<URL> {
  const response = await fetch(`${app.url}/dev/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...who }),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location')!);
}

/** What the site sends of a return. */
function finish(someone: Person, name: Name, { searchParams: back }: URL) {
  const code = `code=${back.get('code')}&state=${back.get('state')}`;
  return someone.get(
    {
      google: `/login/V2/getLoginInfo?type=3&${code}`,
      x: `/login/V2/getLoginInfo?type=6&token=${back.get('oauth_token')}&verifier=${back.get('oauth_verifier')}`,
      line: `/login/lineGetToken?${code}`,
      qq: `/login/pcLoginByAccount?type=qq&${code}`,
      wechat: `/login/pcLoginByAccount?type=wechat&${code}`,
    }[name],
  );
}

const lin = { subject: '77', name: 'Lin' };

describe('The demo', () => {
  test('plays the third parties that are not configured', async () => {
    expect((await person(app).get('/login/methods')).result).toEqual({
      providers: ['google', 'x', 'line', 'qq', 'wechat'],
      demo: true,
      agreementVersion,
    });
  });

  test('has a page that asks who one is, in one’s language and without script', async () => {
    const page = await leave(person(app), 'wechat');
    const response = await fetch(`${app.url}${page.pathname}${page.search}`, {
      headers: { 'accept-language': 'zh-CN' },
    });
    const html = await response.text();
    expect(html).toContain('使用微信登录');
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('writes nothing into its page that was not meant to be there', async () => {
    const state = encodeURIComponent('"><script>alert(1)</script>');
    const response = await fetch(`${app.url}/dev/sign-in?provider=x&state=${state}`);
    expect(await response.text()).not.toContain('<script');
  });

  test.each([
    ['google', '/?', ['code', 'state', 'scope', 'authuser']],
    ['line', '/?', ['code', 'state']],
    ['x', '/?', ['oauth_token', 'oauth_verifier']],
    ['qq', '/?auth=qq&', ['auth', 'code', 'state']],
    ['wechat', '/?auth=wx&', ['auth', 'code', 'state']],
  ] as const)('sends back from %s what it would send', async (name, path, parameters) => {
    const back = await answerAs(await leave(person(app), name), lin);
    expect(back.href.startsWith(`http://localhost:3000${path}`)).toBe(true);
    expect([...back.searchParams.keys()]).toEqual([...parameters]);
  });

  test.each([
    ['google', { error: 'access_denied' }],
    ['line', { error: 'access_denied' }],
    ['x', { denied: expect.any(String) }],
    ['qq', { auth: 'qq' }],
    ['wechat', { auth: 'wx' }],
  ] as const)('can refuse as %s does', async (name, parameters) => {
    const back = await answerAs(await leave(person(app), name), { refuse: '1' });
    expect(Object.fromEntries(back.searchParams)).toMatchObject(parameters);
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('signs in a person with an address that Google verified', async () => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, 'google', '/mall?page=2#top'), {
      ...lin,
      email: 'lin@example.org',
    });
    const answer = await finish(someone, 'google', back);
    expect(answer.result).toMatchObject({
      newUser: true,
      returnTo: '/mall?page=2#top',
      user: { email: 'lin@example.org' },
    });
  });

  test.each(['//evil.example', '/.//evil.example', 'https://evil.example', ''])(
    'leads nobody to %j after a sign-in',
    async (elsewhere) => {
      const someone = person(app);
      const back = await answerAs(await leave(someone, 'google', elsewhere), lin);
      expect((await finish(someone, 'google', back)).result).toMatchObject({ returnTo: '/' });
    },
  );
});

test('Without the demo there are no third parties, and no page that plays them', async () => {
  const bare = await testApp();
  const { result } = await person(bare).get('/login/methods');
  expect(result).toEqual({ providers: [], demo: false, agreementVersion });
  expect(await person(bare).get(urls.line)).toMatchObject({
    errorCode: errors.providerUnavailable.code,
  });
  const page = await fetch(`${bare.url}/dev/sign-in?provider=x&state=s`);
  expect(page.status).toBe(404);
});

test('A brand that does not offer X names it nowhere, and leads nobody there', async () => {
  const without = await testApp({ env: { DEMO: '1', BRAND_X_SIGN_IN: '0' } });
  const { result } = await person(without).get('/login/methods');
  expect(result.providers).toEqual(['google', 'line', 'qq', 'wechat']);
  expect(await person(without).get(urls.x)).toMatchObject({
    errorCode: errors.providerUnavailable.code,
  });
  expect(await person(without).get(urls.google)).toMatchObject({ status: 'success' });
});

describe('A return is taken', () => {
  test.each(Object.keys(urls) as Name[])('from %s only once', async (name) => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, name), lin);
    expect(await finish(someone, name, back)).not.toMatchObject({
      errorCode: errors.signInState.code,
    });
    expect(await finish(someone, name, back)).toMatchObject({ errorCode: errors.signInState.code });
  });

  test('only once also when it comes four times at once', async () => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, 'qq'), lin);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(someone, 'qq', back)));
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1);
  });

  test.each(Object.keys(urls) as Name[])('from %s only in the browser that left', async (name) => {
    const owner = person(app);
    const back = await answerAs(await leave(owner, name), lin);
    const other = person(app);
    expect(await finish(other, name, back)).toMatchObject({ errorCode: errors.signInState.code });
    // Nor with a sign-in of the other's own begun.
    await leave(other, name);
    expect(await finish(other, name, back)).toMatchObject({ errorCode: errors.signInState.code });
    // Strangers used nothing up.
    expect(await finish(owner, name, back)).not.toMatchObject({
      errorCode: errors.signInState.code,
    });
  });

  test('only by the call of who sent it', async () => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, 'qq'), lin);
    for (const name of ['google', 'line', 'wechat'] as const) {
      expect(await finish(someone, name, back)).toMatchObject({
        errorCode: errors.signInState.code,
      });
    }
  });

  test('only with the state that was begun', async () => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, 'line'), lin);
    back.searchParams.set('state', `${back.searchParams.get('state')}x`);
    expect(await finish(someone, 'line', back)).toMatchObject({
      errorCode: errors.signInState.code,
    });
  });

  test('only with the code of the same sign-in', async () => {
    const someone = person(app);
    const one = await answerAs(await leave(someone, 'line'), lin);
    const other = await answerAs(await leave(someone, 'line'), { subject: '78', name: 'Wei' });
    one.searchParams.set('code', other.searchParams.get('code')!);
    expect(await finish(someone, 'line', one)).toMatchObject({
      errorCode: errors.providerRefused.code,
    });
  });

  test('only within ten minutes', async () => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, 'qq'), lin);
    clock.forward({ minutes: 11 });
    expect(await finish(someone, 'qq', back)).toMatchObject({ errorCode: errors.signInState.code });
  });

  test('also when several were begun in tabs of one browser', async () => {
    const someone = person(app);
    const one = await answerAs(await leave(someone, 'qq'), lin);
    const other = await answerAs(await leave(someone, 'wechat'), lin);
    expect(await finish(someone, 'qq', one)).toMatchObject({ status: 'success' });
    expect(await finish(someone, 'wechat', other)).toMatchObject({ status: 'success' });
  });

  test('by no page of others: a write needs the product’s own header', async () => {
    const someone = person(app);
    const back = await answerAs(await leave(someone, 'google'), lin);
    const { code, state } = Object.fromEntries(back.searchParams);
    const address = `/login/V2/getLoginInfo?type=3&code=${code}&state=${state}`;
    expect(await someone.get(address, { 'x-xiongmao': '' })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
    expect(await someone.get(address, { origin: 'https://evil.example' })).toMatchObject({
      errorCode: errors.forbidden.code,
    });
  });
});

test('The cookie of a sign-in can be read by no script, and goes to sign-in calls only', async () => {
  const someone = person(app);
  await leave(someone, 'x');
  expect(someone.setCookies.find((line) => line.startsWith('sign_in='))).toMatch(
    /^sign_in=[\w-]{43}; Max-Age=600; Path=\/java\/login; HttpOnly; SameSite=Lax$/,
  );
});

test('The cookie of a sign-in is of this host alone over https: no neighbour can plant its own', async () => {
  const secure = await testApp({ env: { SITE_URL: 'https://www.example.org', DEMO: '1' } });
  const someone = person(secure);
  const { result } = await someone.get('/login/V2/getLoginUrl?type=3');
  expect(someone.setCookies).toEqual([
    expect.stringMatching(/^__Host-sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; /),
  ]);
  const state = new URL(result.url).searchParams.get('state');
  someone.cookies.set('sign_in', someone.cookies.get('__Host-sign_in')!);
  someone.cookies.delete('__Host-sign_in');
  const back = `/login/V2/getLoginInfo?isFrom=pc&type=3&code=any&state=${state}`;
  expect(await someone.get(back)).toMatchObject({ errorCode: errors.signInState.code });
});

describe('The redirect', () => {
  const lead = (url: string) =>
    person(app).send(`/java/login/sendRedirect?url=${encodeURIComponent(url)}`);

  test.each([
    'http://localhost:3000/soccer',
    'http://localhost:3001/',
    'http://localhost:3002/users',
  ])('leads to %s', async (url) => {
    const response = await lead(url);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(url);
  });

  test.each(['/soccer', '/.//evil.example', '/?a=1#b'])('leads to %s of the site', async (path) => {
    const response = await lead(path);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:3000\//);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'soccer',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'http://evil@localhost:3000/',
    'https://localhost:3000/',
    'http://localhost:30000/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:3000:80/',
    '',
  ])('does not lead to %s', async (url) => {
    const response = await lead(url);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'fail', code: 400 });
    expect(response.headers.has('location')).toBe(false);
  });

  test('leads where it was read to lead, whatever signs are in it', async () => {
    const response = await lead('http://localhost:3000\\@evil.example/\r\nx: y');
    expect(response.headers.get('location')).toBe('http://localhost:3000/@evil.example/x:%20y');
  });
});

test('Who leaves for a third party ever again is held up, and its network with them', async () => {
  const from = (number: number) => ({ 'x-forwarded-for': `192.0.2.${number}` });
  await person(app).get(urls.line, from(1));
  await tried(app, 'sign-in-flow:192.0.2.0/24', 299);
  expect(await person(app).get(urls.line, from(2))).toMatchObject({ status: 'success' });
  expect(await person(app).get(urls.line, from(3))).toMatchObject({
    code: 429,
    errorCode: errors.tooManyRequests.code,
  });
});
