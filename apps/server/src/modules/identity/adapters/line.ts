import { type Provider, thirdParty } from '../providers/provider.ts';
import { openIdProvider } from './openid.ts';

/** Line Login (OpenID Connect), which signs what it tells with the channel's secret (HS256). */
export function line(
  given: { LINE_ISSUER: string; LINE_CLIENT_ID: string; LINE_CLIENT_SECRET: string },
  redirectTo: string,
): Provider {
  return openIdProvider({
    issuer: given.LINE_ISSUER,
    clientId: given.LINE_CLIENT_ID,
    clientSecret: given.LINE_CLIENT_SECRET,
    redirectTo,
    scope: 'openid profile',
    anew: { prompt: 'consent', disable_auto_login: 'true', max_age: '0' },
    signature: 'secret',
    read: ({ sub, name, picture }) => thirdParty({ subject: sub, name, avatar: picture }),
  });
}
