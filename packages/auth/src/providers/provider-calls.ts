import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { type PhoneProvider, type Provider, traitsOf } from '@xiongmao/api/identity/providers';
import type { BindNeeded, LoginResult } from '@xiongmao/api/identity/shapes';
import { registrationOrigin } from '../registration-origin.ts';
import type { ProviderReturn } from './provider-return.ts';

const isFrom = 'pc';
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
      api('GET /login/V2/getLoginUrl', { query: { ...query, type: traitsOf.google.type } }, once()),
    x: () =>
      api('GET /login/V2/getLoginUrl', { query: { ...query, type: traitsOf.x.type } }, once()),
    line: () => api('GET /login/lineGetUrl', { query }, once()),
    qq: () => api('GET /login/getPCQQLoginAddress', { query }, once()),
    wechat: () => api('GET /login/getPCWXLoginAddress', { query }, once()),
  }[provider]();
  return url;
}

/** A sign-in that no account knows yet, of a third party for which a phone is to be bound. */
export interface PhoneNeeded {
  type: PhoneProvider;
  ticket: BindNeeded;
}

/** Completes a sign-in with what the third party sent back. */
export async function signInByReturn(
  api: Client,
  returned: Exclude<ProviderReturn, { refused: true }>,
): Promise<LoginResult | PhoneNeeded> {
  const origin = registrationOrigin();
  switch (returned.provider) {
    case 'x': {
      const { token, verifier } = returned;
      const query = { isFrom, type: traitsOf.x.type, token, verifier, ...origin };
      return api('GET /login/V2/getLoginInfo', { query }, once());
    }
    case 'google': {
      const { code, state } = returned;
      const query = { isFrom, type: traitsOf.google.type, code, state, ...origin };
      return api('GET /login/V2/getLoginInfo', { query }, once());
    }
    case 'line': {
      const { code, state } = returned;
      return api('GET /login/lineGetToken', { query: { isFrom, code, state, ...origin } }, once());
    }
    default: {
      const { provider: type, code, state } = returned;
      const query = { type, code, state, ...origin };
      const result = await api('GET /login/pcLoginByAccount', { query }, once());
      return 'token' in result ? result : { type, ticket: result };
    }
  }
}
