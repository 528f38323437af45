import { createHmac, randomBytes } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import { askOutside } from '#platform/ask-outside.ts';
import { ProviderRefused } from '../errors.ts';
import { type Provider, thirdParty } from '../providers/provider.ts';

/**
 * X (OAuth 1.0a). The request token, which comes back with the person, is the state; its secret is the
 * verifier: without it nobody can turn the token into an access token.
 */
export function x(
  given: { X_API_URL: string; X_CONSUMER_KEY: string; X_CONSUMER_SECRET: string },
  redirectTo: string,
): Provider {
  const oauth = new OAuth({
    consumer: { key: given.X_CONSUMER_KEY, secret: given.X_CONSUMER_SECRET },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, key) => createHmac('sha1', key).update(text).digest('base64'),
  });
  oauth.getNonce = () => randomBytes(16).toString('hex');
  const address = (path: string) => new URL(path, given.X_API_URL).href;

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    token?: OAuth.Token,
    data: Record<string, string> = {},
  ): Promise<string> {
    const url = address(path);
    const signed = oauth.authorize({ url, method, data }, token);
    const headers = { ...oauth.toHeader(signed) };
    const response = await askOutside(url, { method, headers });
    if (response.status >= 500) throw new Error(`X answers ${response.status}`);
    if (!response.ok) throw new ProviderRefused(String(response.status));
    return response.text();
  }

  return {
    async begin(_, { anew }) {
      const granted = tokenIn(
        await ask('POST', '/oauth/request_token', undefined, { oauth_callback: redirectTo }),
      );
      const url = new URL(address('/oauth/authenticate'));
      url.searchParams.set('oauth_token', granted.key);
      if (anew) url.searchParams.set('force_login', 'true');
      return { url: url.href, state: granted.key, verifier: granted.secret };
    },
    async finish(code, { state, verifier }) {
      const request = { key: state, secret: verifier };
      const access = tokenIn(
        await ask('POST', '/oauth/access_token', request, { oauth_verifier: code }),
      );
      const told: unknown = JSON.parse(
        await ask('GET', '/1.1/account/verify_credentials.json', access),
      );
      const { id_str, name, screen_name, profile_image_url_https } = (told ?? {}) as Record<
        string,
        unknown
      >;
      return thirdParty({
        subject: id_str,
        name: screen_name ?? name,
        avatar: profile_image_url_https,
      });
    },
  };
}

/** A token and its secret, as X writes them: a form. */
function tokenIn(text: string): OAuth.Token {
  const form = new URLSearchParams(text);
  const key = form.get('oauth_token');
  const secret = form.get('oauth_token_secret');
  if (!key || !secret) throw new ProviderRefused('no token');
  return { key, secret };
}
