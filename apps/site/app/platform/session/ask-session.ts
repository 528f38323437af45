import { accountQuery } from '@xiongmao/auth/account';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import type { App } from '../app-context.ts';

/**
 * Asks whether the session still holds. When it does not, the answer is 3000, which the client heeds; when
 * nobody answers, a later call will tell.
 */
export async function askSession({ api, queries }: App): Promise<void> {
  const uid = signedIn().current();
  if (uid === null) return;
  const query = { ...accountQuery(api, uid), staleTime: 0 };
  const info = await queries.fetchQuery(query).catch(() => null);
  if (info && !info.own) signedIn().end();
}
