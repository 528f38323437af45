import { errors } from '@xiongmao/api/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#testing/app.ts';
import { localServer } from '#testing/doubles/local-server.ts';
import { type Person, person } from '#testing/people/person.ts';

let app: TestApp;
let openid: string;

beforeAll(async () => {
  openid = 'OPENID-A';
  const { url } = await localServer(({ path, query }) => {
    // WeChat names its JSON text.
    const told = (body: object) => ({ type: 'text/plain', body: JSON.stringify(body) });
    if (path === '/sns/oauth2/access_token') {
      const isRight =
        query.get('appid') === 'wx1' &&
        query.get('secret') === 'secret' &&
        query.get('grant_type') === 'authorization_code' &&
        query.get('code') === 'good';
      return isRight
        ? told({ access_token: 'token', expires_in: 7200, openid, scope: 'snsapi_login' })
        : told({ errcode: 40029, errmsg: 'invalid code' });
    }
    return query.get('access_token') === 'token' && query.get('openid') === openid
      ? told({ openid, unionid: 'UNION', nickname: 'Wei', headimgurl: '' })
      : told({ errcode: 40003, errmsg: 'invalid openid' });
  });
  app = await testApp({
    env: {
      WECHAT_APP_ID: 'wx1',
      WECHAT_APP_SECRET: 'secret',
      WECHAT_OPEN_URL: 'https://open.wechat.example',
      WECHAT_API_URL: url,
    },
  });
});

async function leave(someone: Person): Promise<string> {
  const { result } = await someone.get('/login/getPCWXLoginAddress');
  const url = new URL(result.url);
  expect(url.origin + url.pathname).toBe('https://open.wechat.example/connect/qrconnect');
  expect(url.hash).toBe('#wechat_redirect');
  expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/?auth=wx');
  return url.searchParams.get('state')!;
}

const finish = (someone: Person, state: string, code = 'good') =>
  someone.get(`/login/pcLoginByAccount?type=wechat&code=${code}&state=${state}`);

async function bind(someone: Person, accountNumber: string, mobile: string, type = 'wechat') {
  const address = { mobileOrEmail: mobile, purpose: 'bindAccount' };
  await someone.post('/login/V2/sendMobilecheckCode', address);
  const checkCode = await app.codeFor(mobile);
  return someone.post('/login/bindAccount', { mobile, checkCode, accountNumber, type });
}

describe('WeChat', () => {
  test('knows a person by the unionid, also in another of the operator’s apps', async () => {
    const someone = person(app);
    const { result } = await finish(someone, await leave(someone));
    expect(result).toMatchObject({ wxBind: false, qqOrWechatName: 'Wei', headimgurl: null });
    const bound = await bind(someone, result.accountNumber, '13912345678');
    expect(bound.result.user.providers).toEqual([{ provider: 'wechat', name: 'Wei' }]);

    openid = 'OPENID-B';
    const again = person(app);
    const known = await finish(again, await leave(again));
    openid = 'OPENID-A';
    expect(known.result).toMatchObject({ wxBind: true, user: { uid: bound.result.user.uid } });
  });

  test('takes no code that WeChat does not take', async () => {
    const someone = person(app);
    expect(await finish(someone, await leave(someone), 'bad')).toMatchObject({
      errorCode: errors.providerRefused.code,
    });
  });
});
