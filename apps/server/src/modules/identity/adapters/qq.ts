import { askOutside } from '#platform/ask-outside.ts';
import { ProviderRefused } from '../errors.ts';
import { type Provider, thirdParty } from '../providers/provider.ts';

/** QQ (OAuth 2 of its own kind: the person is asked for at `me`, then their name). */
export function qq(
  given: { QQ_API_URL: string; QQ_APP_ID: string; QQ_APP_KEY: string },
  redirectTo: string,
): Provider {
  const { QQ_APP_ID: appId, QQ_APP_KEY: appKey } = given;

  function address(path: string, query: Record<string, string>): URL {
    const url = new URL(path, given.QQ_API_URL);
    url.search = new URLSearchParams(query).toString();
    return url;
  }

  async function ask(path: string, query: Record<string, string>): Promise<Answer> {
    const response = await askOutside(address(path, { ...query, fmt: 'json' }));
    if (response.status >= 500) throw new Error(`QQ answers ${response.status}`);
    const answer = readAnswer(await response.text());
    const fault = answer.error ?? answer.ret;
    if (fault && String(fault) !== '0') throw new ProviderRefused(String(fault).slice(0, 20));
    return answer;
  }

  return {
    async begin({ state }) {
      const url = address('/oauth2.0/authorize', {
        response_type: 'code',
        client_id: appId,
        redirect_uri: redirectTo,
        state,
        scope: 'get_user_info',
      });
      return { url: url.href };
    },
    async finish(code) {
      const { access_token } = await ask('/oauth2.0/token', {
        grant_type: 'authorization_code',
        client_id: appId,
        client_secret: appKey,
        code,
        redirect_uri: redirectTo,
      });
      if (!access_token) throw new ProviderRefused('no token');
      const token = String(access_token);
      const { client_id, openid } = await ask('/oauth2.0/me', { access_token: token });
      // A token that another app was given proves nothing here.
      if (String(client_id) !== appId || !openid) throw new ProviderRefused('another app');
      const { nickname, figureurl_qq_2, figureurl_qq_1 } = await ask('/user/get_user_info', {
        access_token: token,
        oauth_consumer_key: appId,
        openid: String(openid),
      });
      return thirdParty({
        subject: openid,
        name: nickname,
        avatar: figureurl_qq_2 || figureurl_qq_1,
      });
    },
  };
}

type Answer = Record<string, unknown>;

/** QQ answers in JSON, in JSON within `callback( … );`, or as a form, whichever call and year it is. */
function readAnswer(text: string): Answer {
  const json = text.match(/^\s*(?:callback\(\s*)?(\{.*\})(?:\s*\)\s*;?)?\s*$/s)?.[1];
  return json ? (JSON.parse(json) as Answer) : Object.fromEntries(new URLSearchParams(text));
}
