import { accountQuery } from '@xiongmao/auth/account';
import { signedIn } from '@xiongmao/auth/signed-in';
import type { App } from './app-context.ts';

/** Asks whether the session still holds. When it does not, the answer is 3000, which the client heeds. */
export async function askSession({ api, queries }: App): Promise<void> {
  const uid = signedIn().current();
  if (uid === null) return;
  const { own } = await queries.fetchQuery({ ...accountQuery(api, uid), staleTime: 0 });
  if (!own) signedIn().end();
}
