import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { homeAfter } from './closed-account.ts';
import { forgetSession } from './session.ts';
import { signedIn } from './signed-in.ts';

let leaving = false;

/** Whether this page goes already, and need not be loaded anew. */
export const isLeaving = (): boolean => leaving;

/**
 * What is left of a session that is over: user info and every cookie go, and the page goes home (product spec §8).
 * Of several calls that tell of it, the first counts. Home tells whose account was closed.
 */
export async function endSession(api: Client, home: string): Promise<void> {
  if (leaving) return;
  leaving = true;
  // No script sees the token: only the server can take it away. Home is where we go without that, too.
  await api('POST /login/out', {}, { idempotencyKey: idempotencyKey() }).catch(() => null);
  const address = homeAfter(home, document.cookie);
  forgetSession(document);
  signedIn().end();
  location.assign(address);
}
