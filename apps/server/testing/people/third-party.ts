import type { Provider } from '@xiongmao/api/identity/providers';
import type { TestApp } from '../app.ts';
import type { Person } from './person.ts';

const leaving: Record<Provider, string> = {
  google: '/login/V2/getLoginUrl?type=3',
  x: '/login/V2/getLoginUrl?type=6',
  line: '/login/lineGetUrl?',
  qq: '/login/getPCQQLoginAddress?',
  wechat: '/login/getPCWXLoginAddress?',
};

/** Leaves for the sandbox's page, says there who one is, and comes back: what the server answers to that. */
export async function returnFrom(
  app: TestApp,
  someone: Person,
  provider: Provider,
  who: Record<string, string>,
  asked: Record<string, string> = {},
) {
  const left = await someone.get(`${leaving[provider]}&${new URLSearchParams(asked)}`);
  const page = new URL(left.result.url);
  const response = await fetch(`${app.url}/dev/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(page.searchParams), ...who }),
  });
  const { searchParams: back } = new URL(response.headers.get('location')!);
  const code = `code=${back.get('code')}&state=${back.get('state')}`;
  const token = `token=${back.get('oauth_token')}&verifier=${back.get('oauth_verifier')}`;
  return someone.get(
    {
      google: `/login/V2/getLoginInfo?type=3&${code}`,
      x: `/login/V2/getLoginInfo?type=6&${token}`,
      line: `/login/lineGetToken?${code}`,
      qq: `/login/pcLoginByAccount?type=qq&${code}`,
      wechat: `/login/pcLoginByAccount?type=wechat&${code}`,
    }[provider],
  );
}
