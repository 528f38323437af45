import { type Provider, thirdParty } from '../providers/provider.ts';
import { openIdProvider } from './openid.ts';

/**
 * Google (OpenID Connect). Its word for an e-mail address is taken where Google has the say: a mailbox
 * elsewhere may have changed hands since it was verified.
 */
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
    anew: { prompt: 'select_account', max_age: '0' },
    signature: 'published',
    read: ({ sub, name, picture, email, email_verified, hd }) =>
      thirdParty({
        subject: sub,
        name,
        avatar: picture,
        email: email_verified === true && (hd || isGmail(email)) ? email : null,
      }),
  });
}

const isGmail = (email: unknown) => typeof email === 'string' && /@gmail\.com$/i.test(email);
