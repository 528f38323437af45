import type { Client } from '@xiongmao/api/client';
import { type Closing, closes } from '@xiongmao/api/realtime/closes';
import { openLive } from '@xiongmao/api/realtime/open-live';
import { useEffect } from 'react';
import { isLeaving } from '../session/end-session.ts';
import { signedInUid } from '../session/session.ts';
import { askAccount } from './check-office.ts';

/** ms for which a server process may still believe the token of a session that is over. */
const believed = 2_000;

/**
 * Watches, on a page of studio or console, over the session of who is signed in. When that is over, the page is
 * loaded anew and what it held goes with it: by a sign-out in another tab here, by a ban or a new password as the
 * client ends it.
 */
export function useSessionEnd(api: Client): void {
  useEffect(() => watchSession(api, () => isLeaving() || location.reload()), [api]);
}

/** Runs `onEnd` once someone else, or nobody, is signed in. */
export function watchSession(
  api: Client,
  onEnd: () => void,
  live = openLive(() => {}),
): () => void {
  const uid = signedInUid(document.cookie);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatched = true;

  async function ask(): Promise<void> {
    // Where nobody answers, nobody knows: it is asked again when the socket is back.
    const account = await askAccount(api).catch(() => undefined);
    if (isWatched && account !== undefined && account?.uid !== uid) onEnd();
  }

  live.on('closed', ({ code }: Closing) => {
    if (code !== closes.sessionEnded) return;
    clearTimeout(timer);
    timer = setTimeout(ask, believed);
  });
  // What was told while there was no connection went unheard.
  live.on('connect', ask);
  return () => {
    isWatched = false;
    clearTimeout(timer);
    live.close();
  };
}
