import { type Client, createClient } from '@xiongmao/api/client';
import { pageOrigin } from '@xiongmao/api/http/page-origin';
import { endSession } from '@xiongmao/auth/session/end-session';

/** The product's calls, beside the studio's resources. */
export const api: Client = createClient({
  origin: pageOrigin,
  language: () => document.documentElement.lang,
  onSessionEnd: leave,
  onSignInNeeded: leave,
});

/** Nobody is signed in any more: the home page says so. */
export function leave(): Promise<void> {
  return endSession(api, '/');
}
