import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { localServer } from '#testing/doubles/local-server.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let form: 'json' | 'callback';
let tokenOfApp: string;

beforeAll(async () => {
  form = 'json';
  tokenOfApp = '101';
  const told = (body: object) =>
    form === 'json' ? { body } : { body: `callback( ${JSON.stringify(body)} );\n` };
  const { url } = await localServer(({ path, query }) => {
    const isSigned = query.get('access_token') === 'token';
    switch (path) {
      case '/oauth2.0/token': {
        const isRight =
          query.get('client_id') === '101' &&
          query.get('client_secret') === 'key' &&
          query.get('grant_type') === 'authorization_code' &&
          query.get('redirect_uri') === 'http://localhost:3000/?auth=qq' &&
          query.get('code') === 'good';
        if (!isRight) return told({ error: 100020, error_description: 'code is reused error' });
        return form === 'json'
          ? { body: { access_token: 'token', expires_in: '7776000', refresh_token: 'r' } }
          : { body: 'access_token=token&expires_in=7776000&refresh_token=r' };
      }
      case '/oauth2.0/me':
        return isSigned
          ? told({ client_id: tokenOfApp, openid: 'OPENID' })
          : told({ error: 100016, error_description: 'access token check failed' });
      default:
        return isSigned &&
          query.get('oauth_consumer_key') === '101' &&
          query.get('openid') === 'OPENID'
          ? {
              body: {
                ret: 0,
                msg: '',
                nickname: '小明',
                figureurl_qq_1: 'http://q.example/40',
                figureurl_qq_2: '',
              },
            }
          : { body: { ret: -23, msg: 'token is invalid' } };
    }
  });
  app = await testApp({ env: { QQ_APP_ID: '101', QQ_APP_KEY: 'key', QQ_API_URL: url } });
});

async function leave(someone: Person): Promise<string> {
  const { result } = await someone.get('/login/getPCQQLoginAddress?returnTo=%2Fnews%2Fsoccer');
  const url = new URL(result.url);
  expect(url.pathname).toBe('/oauth2.0/authorize');
  expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/?auth=qq');
  return url.searchParams.get('state')!;
}

const finish = (someone: Person, state: string, code = 'good') =>
  someone.get(`/login/pcLoginByAccount?type=qq&code=${code}&state=${state}`);

describe('QQ', () => {
  test.each(['json', 'callback'] as const)('is understood when it answers by %s', async (how) => {
    form = how;
    const someone = person(app);
    const answer = await finish(someone, await leave(someone));
    form = 'json';
    expect(answer).toMatchObject({
      status: 'success',
      result: {
        wxBind: false,
        qqOrWechatName: '小明',
        headimgurl: 'https://q.example/40',
        returnTo: '/news/soccer',
      },
    });
    expect(answer.result.accountNumber).not.toContain('OPENID');
  });

  test('asks who is unknown to bind a phone, and knows them from then on', async () => {
    const someone = person(app);
    const { result } = await finish(someone, await leave(someone));
    const mobile = '13812345678';
    await someone.post('/login/V2/sendMobilecheckCode', {
      mobileOrEmail: mobile,
      purpose: 'bindAccount',
    });
    const given = { mobile, type: 'qq', accountNumber: result.accountNumber };
    // What a browser says of the person does not count.
    const claimed = { qqOrWechatName: 'Somebody', headimgurl: null };
    const checkCode = await app.codeFor(mobile);
    const bound = await someone.post('/login/bindAccount', { ...given, ...claimed, checkCode });
    expect(bound.result).toMatchObject({
      newUser: true,
      wxBind: true,
      returnTo: '/news/soccer',
      user: { mobile, areaCode: '86', providers: [{ provider: 'qq', name: '小明' }] },
    });

    const again = person(app);
    expect((await finish(again, await leave(again))).result).toMatchObject({
      wxBind: true,
      newUser: false,
      user: { uid: bound.result.user.uid },
    });
  });

  test('takes no code that QQ does not take', async () => {
    const someone = person(app);
    expect(await finish(someone, await leave(someone), 'bad')).toMatchObject({
      errorCode: errors.providerRefused.code,
    });
  });

  test('takes no token that was given to another app', async () => {
    tokenOfApp = '999';
    const someone = person(app);
    const answer = await finish(someone, await leave(someone));
    tokenOfApp = '101';
    expect(answer).toMatchObject({ status: 'fail', errorCode: errors.providerRefused.code });
  });
});
