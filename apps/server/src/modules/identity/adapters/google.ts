import { type Provider, thirdParty } from '../provider.ts';
import { openIdProvider } from './openid.ts';

/** Google (OpenID Connect). Tells an e-mail address, and whether Google verified it. */
export function google(
  given: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string },
  redirectTo: string,
): Provider {
  return openIdProvider({
    issuer: given.GOOGLE_ISSUER,
    clientId: given.GOOGLE_CLIENT_ID,
    clientSecret: given.GOOGLE_CLIENT_SECRET,
    redirectTo,
    scope: 'openid email profile',
    signature: 'published',
    read: ({ sub, name, picture, email, email_verified }) =>
      thirdParty({
        subject: sub,
        name,
        avatar: picture,
        email: email_verified === true ? email : null,
      }),
  });
}
