import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { BindNeeded, LoginResult, Provider } from '@xiongmao/api/identity/shapes';
import { registrationOrigin } from '../registration-origin.ts';
import type { ProviderReturn } from './provider-return.ts';

const isFrom = 'pc';
/** Of the two whose sign-in the same calls serve (product spec §7). */
const types = { google: '3', x: '6' } as const;
const once = () => ({ idempotencyKey: idempotencyKey() });

/**
 * Where a third party asks the visitor; they come back to `returnTo`, a path of the site. `prove` asks who is
 * signed in to prove who they are, there.
 */
export async function providerUrl(
  api: Client,
  provider: Provider,
  returnTo: string,
  more: { prove?: '1' } = {},
) {
  const query = { isFrom, returnTo, ...more };
  const { url } = await {
    google: () =>
      api('GET /login/V2/getLoginUrl', { query: { ...query, type: types.google } }, once()),
    x: () => api('GET /login/V2/getLoginUrl', { query: { ...query, type: types.x } }, once()),
    line: () => api('GET /login/lineGetUrl', { query }, once()),
    qq: () => api('GET /login/getPCQQLoginAddress', { query }, once()),
    wechat: () => api('GET /login/getPCWXLoginAddress', { query }, once()),
  }[provider]();
  return url;
}

/** Completes a sign-in with what the third party sent back. */
export function signInByReturn(
  api: Client,
  returned: Exclude<ProviderReturn, { refused: true }>,
): Promise<LoginResult | BindNeeded> {
  const origin = registrationOrigin();
  switch (returned.provider) {
    case 'x': {
      const { token, verifier } = returned;
      const query = { isFrom, type: types.x, token, verifier, ...origin };
      return api('GET /login/V2/getLoginInfo', { query }, once());
    }
    case 'google': {
      const { code, state } = returned;
      const query = { isFrom, type: types.google, code, state, ...origin };
      return api('GET /login/V2/getLoginInfo', { query }, once());
    }
    case 'line': {
      const { code, state } = returned;
      return api('GET /login/lineGetToken', { query: { isFrom, code, state, ...origin } }, once());
    }
    default: {
      const { provider: type, code, state } = returned;
      return api(
        'GET /login/pcLoginByAccount',
        { query: { type, code, state, ...origin } },
        once(),
      );
    }
  }
}
