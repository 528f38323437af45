import { askOutside } from '#platform/ask-outside.ts';
import { ProviderRefused } from '../errors.ts';
import { type Provider, thirdParty } from '../providers/provider.ts';

/** WeChat for websites (a QR code, then OAuth 2 of its own kind). */
export function wechat(
  given: {
    WECHAT_OPEN_URL: string;
    WECHAT_API_URL: string;
    WECHAT_APP_ID: string;
    WECHAT_APP_SECRET: string;
  },
  redirectTo: string,
): Provider {
  const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret } = given;

  async function ask(path: string, query: Record<string, string>): Promise<Answer> {
    const url = new URL(path, given.WECHAT_API_URL);
    url.search = new URLSearchParams(query).toString();
    const response = await askOutside(url);
    if (!response.ok) throw new Error(`WeChat answers ${response.status}`);
    const answer = JSON.parse(await response.text()) as Answer;
    if (answer.errcode) throw new ProviderRefused(String(answer.errcode).slice(0, 20));
    return answer;
  }

  return {
    async begin({ state }) {
      const url = new URL('/connect/qrconnect', given.WECHAT_OPEN_URL);
      url.search = new URLSearchParams({
        appid,
        redirect_uri: redirectTo,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      }).toString();
      url.hash = 'wechat_redirect';
      return { url: url.href };
    },
    async finish(code) {
      const granted = await ask('/sns/oauth2/access_token', {
        appid,
        secret,
        code,
        grant_type: 'authorization_code',
      });
      const { access_token, openid } = granted;
      if (!access_token || !openid) throw new ProviderRefused('no token');
      const told = await ask('/sns/userinfo', {
        access_token: String(access_token),
        openid: String(openid),
      });
      // The same person has another openid in each app of an operator, and one unionid in all.
      const subject = told.unionid || granted.unionid || openid;
      return thirdParty({ subject, name: told.nickname, avatar: told.headimgurl });
    },
  };
}

type Answer = Record<string, unknown>;
