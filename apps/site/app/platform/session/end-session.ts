import type { Client } from '@xiongmao/api/client';
import { idempotencyKey } from '@xiongmao/api/idempotency-key';
import { forgetSession } from '@xiongmao/auth/session/session';
import { signedIn } from '@xiongmao/auth/session/signed-in';

/** What is left of a session that is over: user info and every cookie go, and the page goes home (spec §8). */
export async function endSession(api: Client, home: string): Promise<void> {
  // No script sees the token: only the server can take it away. Home is where we go without that, too.
  await api('POST /login/out', {}, { idempotencyKey: idempotencyKey() }).catch(() => null);
  forgetSession(document);
  signedIn().end();
  location.assign(home);
}
